import type { WrittenTemplate } from '../written-template'

/** A product designer: one page in a serif face. */
export const editorialEn: WrittenTemplate = {
  layout: 'editorial',
  name: 'Product designer',
  tags: ['minimalist', 'single-page'],
  title: 'Product designer resume',
  note: 'Lead product designer, public services and health',
  person: {
    name: 'Noor Lindqvist',
    headline: 'Lead Product Designer',
    email: 'noor.lindqvist@example.com',
    phone: '+1 555-0182',
    location: 'Astoria Bay, Washington',
    url: 'noor.example.com',
  },
  labels: { url: 'Portfolio' },
  summary:
    'Designer of services people use on their worst days: insurance claims, hospital discharge, a lost passport. Eleven years across research, interaction and design systems; my work is used by **6 million people** a year, and I can name the support ticket behind most decisions.',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: 'Harborlight Health',
          subtitle: 'Lead Product Designer',
          place: 'Astoria Bay, WA',
          dates: ['2020-05', 'now'],
          text: [
            'Reshaped the discharge journey for 38 hospitals; readmissions tied to missed instructions fell by **23%** in a year.',
            'Founded a design system of 71 components, all tested with screen readers, adopted by nine teams in two quarters.',
            'Set up a panel of 240 patients and turned research from a quarterly event into a weekly habit.',
            'Hired and coached five designers; all five are still here.',
          ],
        },
        {
          title: 'Civic Forms Studio',
          subtitle: 'Senior Product Designer',
          place: 'Remote',
          dates: ['2016-09', '2020-04'],
          text: [
            'Rewrote a 14-page benefits application as a 12-minute flow; completion rose from 46% to **81%**.',
            'Prototyped with 160 applicants in six languages, in libraries and shelters rather than in a lab.',
            'Published the plain-language guide now followed by four county governments.',
          ],
        },
        {
          title: 'Pell & Rowan',
          subtitle: 'Interaction Designer',
          place: 'Seattle, WA',
          dates: ['2013-07', '2016-08'],
          text: [
            'Shipped eleven products for clients from ferry ticketing to seed catalogues.',
            'Sketched the check-in kiosk that cut queues at two airports by half.',
          ],
        },
      ],
    },
    {
      kind: 'award',
      title: 'Recognition',
      items: [
        { title: 'Service Design Honours, gold', subtitle: 'for the discharge journey', dates: '2023' },
        { title: 'Inclusive Interfaces Prize', subtitle: 'for the benefits application', dates: '2019' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: 'Calder School of Design',
          subtitle: 'MDes in Interaction Design',
          dates: ['2011-09', '2013-06'],
        },
        {
          title: 'Wexcombe University',
          subtitle: 'BA in Cognitive Science',
          dates: ['2007-09', '2011-06'],
        },
      ],
    },
    { kind: 'skill' },
  ],
  skills: {
    title: 'Practice',
    rows: {
      Design: ['service blueprints', 'interaction', 'design systems', 'typography'],
      Research: ['field interviews', 'usability tests', 'survey statistics'],
      Tools: ['Figma', 'HTML and CSS', 'prototypes in React'],
    },
  },
}
