import type { ResumeContentInput } from '../../../collections/resumes/schema'

/** A biology graduate looking for a laboratory role: one page. */
export const timelineEnGraduate: ResumeContentInput = {
  title: 'Laboratory graduate resume',
  config: {
    language: 'en',
    themeColor: '#7e9c30',
    font: 'source-sans',
    fontSize: 13,
    lineSpace: 'leading-normal',
    dateFormat: 'month',
    desc: 'Entry-level laboratory and field positions, 2026',
  },
  margin: { left: 56, right: 56, top: 50, bottom: 46 },
  baseInfo: {
    title: 'Contact',
    list: [
      { id: 'b-name', kind: 'name', key: 'Name', value: 'Jonah Whitcombe' },
      { id: 'b-head', kind: 'headline', key: 'Position', value: 'Biology graduate, freshwater ecology' },
      { id: 'b-mail', kind: 'email', key: 'Email', value: 'jonah.whitcombe@example.com' },
      { id: 'b-tel', kind: 'phone', key: 'Phone', value: '+1 555-0191' },
      { id: 'b-city', kind: 'location', key: 'Location', value: 'Lake Orrin, Idaho' },
    ],
  },
  entryList: [
    {
      id: 'sec-edu',
      kind: 'education',
      title: 'Education',
      items: [
        {
          id: 'edu-1',
          title: 'Orrin Valley University',
          subtitle: 'BSc in Biology, minor in Data Science',
          start: '2022-08',
          end: '2026-05',
          facts: [
            { id: 'edu-1-g', key: 'score', label: 'GPA', value: '3.8/4.0' },
            { id: 'edu-1-h', key: 'honor', label: 'Honours', value: 'Faculty list, seven semesters' },
          ],
          text: '- Thesis: water fleas as an early warning of algal blooms, 11 lakes over two summers.',
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
          title: 'Lake Orrin Field Station',
          subtitle: 'Research assistant',
          start: '2024-05',
          end: 'now',
          text: [
            '- Identified 1,900 plankton samples with **96%** agreement in blind checks.',
            '- Wrote an R package that turns sensor logs into daily reports, saving the station eight hours a week.',
            '- Trained six volunteers and drew up the safety plan for night sampling.',
          ].join('\n'),
        },
        {
          id: 'work-2',
          title: 'Clearwater Testing',
          subtitle: 'Laboratory intern',
          place: 'Boise, ID',
          start: '2025-06',
          end: '2025-08',
          text: [
            '- Ran nitrate and phosphate assays on 40 samples a day under certified procedures.',
            '- Traced a recurring contamination to one pipette batch and cut repeat tests by 60%.',
          ].join('\n'),
        },
        {
          id: 'work-3',
          title: 'Orrin Valley University',
          subtitle: 'Peer tutor, Genetics',
          start: '2023-09',
          end: '2025-12',
          text: '- Met 15 students weekly; nine in ten raised their grade by at least one step.',
        },
      ],
    },
    {
      id: 'sec-proj',
      kind: 'project',
      title: 'Projects',
      items: [
        {
          id: 'proj-1',
          title: 'Bloom Watch',
          subtitle: 'Citizen-science map',
          start: '2024-09',
          end: 'now',
          link: 'https://bloomwatch.example.com',
          text: '- Launched a reporting map used by 430 anglers; two beaches were closed in time because of it.',
        },
        {
          id: 'proj-2',
          title: 'Campus stream restoration',
          subtitle: 'Student lead',
          start: '2023-03',
          end: '2024-04',
          text: '- Planted 800 native willows with 60 volunteers and recorded the return of three caddisfly species.',
        },
      ],
    },
    { id: 'sec-skill', kind: 'skill' },
    {
      id: 'sec-award',
      kind: 'award',
      title: 'Awards',
      items: [
        {
          id: 'aw-1',
          title: 'Undergraduate Research Prize',
          subtitle: 'Society of Lake Sciences',
          start: '2025',
        },
        { id: 'aw-2', title: 'Fielding Scholarship', subtitle: '$8,000 a year', start: '2022', end: '2026' },
      ],
    },
  ],
  skill: {
    title: 'Skills',
    step: 10,
    list: [
      {
        id: 'sk-1',
        key: 'Laboratory',
        value: 0,
        tags: ['microscopy', 'PCR', 'water chemistry', 'sterile technique'],
      },
      { id: 'sk-2', key: 'Field', value: 0, tags: ['plankton nets', 'electrofishing', 'boat licence'] },
      { id: 'sk-3', key: 'Data', value: 0, tags: ['R', 'QGIS', 'Python', 'SQL'] },
    ],
  },
}
