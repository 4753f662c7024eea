import type { ResumeContentInput } from '../../../collections/resumes/schema'

/** A product designer: one page in a serif face. */
export const editorialEn: ResumeContentInput = {
  title: 'Product designer resume',
  config: {
    language: 'en',
    themeColor: '#743a80',
    font: 'source-serif',
    fontSize: 13,
    lineSpace: 'leading-normal',
    dateFormat: 'month',
    desc: 'Lead product designer, public services and health',
  },
  margin: { left: 58, right: 58, top: 52, bottom: 46 },
  baseInfo: {
    title: 'Contact',
    list: [
      { id: 'b-name', kind: 'name', key: 'Name', value: 'Noor Lindqvist' },
      { id: 'b-head', kind: 'headline', key: 'Position', value: 'Lead Product Designer' },
      { id: 'b-mail', kind: 'email', key: 'Email', value: 'noor.lindqvist@example.com' },
      { id: 'b-tel', kind: 'phone', key: 'Phone', value: '+1 555-0182' },
      { id: 'b-city', kind: 'location', key: 'Location', value: 'Astoria Bay, Washington' },
      {
        id: 'b-web',
        kind: 'url',
        key: 'Portfolio',
        value: 'noor.example.com',
        url: 'https://noor.example.com',
      },
    ],
  },
  entryList: [
    {
      id: 'sec-sum',
      kind: 'summary',
      title: 'Profile',
      items: [
        {
          id: 'sum-1',
          text: 'Designer of services people use on their worst days: insurance claims, hospital discharge, a lost passport. Eleven years across research, interaction and design systems; my work is used by **6 million people** a year, and I can name the support ticket behind most decisions.',
        },
      ],
    },
    {
      id: 'sec-work',
      kind: 'experience',
      title: 'Experience',
      items: [
        {
          id: 'work-1',
          title: 'Harborlight Health',
          subtitle: 'Lead Product Designer',
          place: 'Astoria Bay, WA',
          start: '2020-05',
          end: 'now',
          text: [
            '- Reshaped the discharge journey for 38 hospitals; readmissions tied to missed instructions fell by **23%** in a year.',
            '- Founded a design system of 71 components, all tested with screen readers, adopted by nine teams in two quarters.',
            '- Set up a panel of 240 patients and turned research from a quarterly event into a weekly habit.',
            '- Hired and coached five designers; all five are still here.',
          ].join('\n'),
        },
        {
          id: 'work-2',
          title: 'Civic Forms Studio',
          subtitle: 'Senior Product Designer',
          place: 'Remote',
          start: '2016-09',
          end: '2020-04',
          text: [
            '- Rewrote a 14-page benefits application as a 12-minute flow; completion rose from 46% to **81%**.',
            '- Prototyped with 160 applicants in six languages, in libraries and shelters rather than in a lab.',
            '- Published the plain-language guide now followed by four county governments.',
          ].join('\n'),
        },
        {
          id: 'work-3',
          title: 'Pell & Rowan',
          subtitle: 'Interaction Designer',
          place: 'Seattle, WA',
          start: '2013-07',
          end: '2016-08',
          text: [
            '- Shipped eleven products for clients from ferry ticketing to seed catalogues.',
            '- Sketched the check-in kiosk that cut queues at two airports by half.',
          ].join('\n'),
        },
      ],
    },
    {
      id: 'sec-award',
      kind: 'award',
      title: 'Recognition',
      items: [
        {
          id: 'aw-1',
          title: 'Service Design Honours, gold',
          subtitle: 'for the discharge journey',
          start: '2023',
        },
        {
          id: 'aw-2',
          title: 'Inclusive Interfaces Prize',
          subtitle: 'for the benefits application',
          start: '2019',
        },
      ],
    },
    {
      id: 'sec-edu',
      kind: 'education',
      title: 'Education',
      items: [
        {
          id: 'edu-1',
          title: 'Calder School of Design',
          subtitle: 'MDes in Interaction Design',
          start: '2011-09',
          end: '2013-06',
        },
        {
          id: 'edu-2',
          title: 'Wexcombe University',
          subtitle: 'BA in Cognitive Science',
          start: '2007-09',
          end: '2011-06',
        },
      ],
    },
    { id: 'sec-skill', kind: 'skill' },
  ],
  skill: {
    title: 'Practice',
    step: 10,
    list: [
      {
        id: 'sk-1',
        key: 'Design',
        value: 0,
        tags: ['service blueprints', 'interaction', 'design systems', 'typography'],
      },
      {
        id: 'sk-2',
        key: 'Research',
        value: 0,
        tags: ['field interviews', 'usability tests', 'survey statistics'],
      },
      { id: 'sk-3', key: 'Tools', value: 0, tags: ['Figma', 'HTML and CSS', 'prototypes in React'] },
    ],
  },
}
