import type { WrittenTemplate } from '../written-template'

/** An architect of schools and small public buildings: one page on a grid. */
export const swissEn: WrittenTemplate = {
  layout: 'swiss',
  name: 'Architect',
  tags: ['minimalist', 'single-page'],
  title: 'Architect resume',
  note: 'Applying for project architect posts, public buildings',
  person: {
    name: 'Anselm Kurtz',
    headline: 'Project architect',
    phone: '+1 555-0187',
    email: 'anselm.kurtz@example.com',
    location: 'Chicago, Illinois',
    url: 'anselmkurtz.example.com',
  },
  summary:
    'Ten years of schools, libraries and one very small fire station. I draw the door handle before the façade, and four of my last five buildings came in under budget.',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: 'Lakefront Studio Architects',
          subtitle: 'Project architect',
          place: 'Chicago',
          dates: ['2019-05', 'now'],
          text: [
            'Led a $31 million elementary school from brief to keys: opened on the first day of term, **4% under budget**.',
            'Turned a 1962 bank into a branch library; energy use per square foot is 58% below the city’s median.',
            'Cut requests for information on site from 310 to 120 a project with a detail set the office now starts from.',
            'Mentored five designers; three hold their license today.',
          ],
        },
        {
          title: 'Brandt and Oyelowo',
          subtitle: 'Architectural designer',
          place: 'Milwaukee',
          dates: ['2015-08', '2019-04'],
          text: [
            'Detailed the timber roof of a community pool, 38 m clear span, with the fabricator at the table from week one.',
            'Ran 22 evening workshops with neighbors; the zoning change passed unanimously.',
          ],
        },
      ],
    },
    {
      kind: 'project',
      title: 'Own work',
      items: [
        {
          title: 'Fire Station 0',
          subtitle: 'Competition, first prize, built',
          dates: ['2020-03', '2022-06'],
          text: 'A volunteer station of 1,900 square feet for a village of 600, in local brick, for $740,000.',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: 'Great Lakes Institute of Design',
          subtitle: 'Master of Architecture',
          dates: ['2013-09', '2015-06'],
        },
        {
          title: 'University of Winnebago',
          subtitle: 'BS Civil Engineering',
          dates: ['2009-09', '2013-06'],
        },
      ],
    },
    {
      kind: 'award',
      items: [
        { title: 'State honor award', subtitle: 'Branch library', dates: '2023' },
        { title: 'Small building of the year', subtitle: 'Fire Station 0', dates: '2022' },
      ],
    },
    { kind: 'skill' },
  ],
  skills: {
    rows: {
      Design: ['Timber', 'Reuse', 'Daylight'],
      Tools: ['Revit', 'Rhino', 'hand drawing'],
      License: ['Illinois', 'Wisconsin'],
    },
  },
}
