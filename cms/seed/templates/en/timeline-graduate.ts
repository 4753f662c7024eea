import type { WrittenTemplate } from '../written-template'

/** A biology graduate looking for a laboratory role: one page. */
export const timelineEnGraduate: WrittenTemplate = {
  layout: 'timeline',
  code: 'timeline-en-graduate',
  name: 'Biology graduate',
  tags: ['fresh-graduate', 'single-page'],
  title: 'Laboratory graduate resume',
  note: 'Entry-level laboratory and field positions, 2026',
  looks: { themeColor: '#7e9c30', dateFormat: 'month' },
  margin: { left: 56, right: 56, top: 50, bottom: 46 },
  person: {
    name: 'Jonah Whitcombe',
    headline: 'Biology graduate, freshwater ecology',
    email: 'jonah.whitcombe@example.com',
    phone: '+1 555-0191',
    location: 'Lake Orrin, Idaho',
  },
  sections: [
    {
      kind: 'education',
      items: [
        {
          title: 'Orrin Valley University',
          subtitle: 'BSc in Biology, minor in Data Science',
          dates: ['2022-08', '2026-05'],
          facts: [
            { key: 'score', label: 'GPA', value: '3.8/4.0' },
            { key: 'honor', label: 'Honours', value: 'Faculty list, seven semesters' },
          ],
          text: '- Thesis: water fleas as an early warning of algal blooms, 11 lakes over two summers.',
        },
      ],
    },
    {
      kind: 'experience',
      items: [
        {
          title: 'Lake Orrin Field Station',
          subtitle: 'Research assistant',
          dates: ['2024-05', 'now'],
          text: [
            'Identified 1,900 plankton samples with **96%** agreement in blind checks.',
            'Wrote an R package that turns sensor logs into daily reports, saving the station eight hours a week.',
            'Trained six volunteers and drew up the safety plan for night sampling.',
          ],
        },
        {
          title: 'Clearwater Testing',
          subtitle: 'Laboratory intern',
          place: 'Boise, ID',
          dates: ['2025-06', '2025-08'],
          text: [
            'Ran nitrate and phosphate assays on 40 samples a day under certified procedures.',
            'Traced a recurring contamination to one pipette batch and cut repeat tests by 60%.',
          ],
        },
        {
          title: 'Orrin Valley University',
          subtitle: 'Peer tutor, Genetics',
          dates: ['2023-09', '2025-12'],
          text: '- Met 15 students weekly; nine in ten raised their grade by at least one step.',
        },
      ],
    },
    {
      kind: 'project',
      items: [
        {
          title: 'Bloom Watch',
          subtitle: 'Citizen-science map',
          dates: ['2024-09', 'now'],
          link: 'https://bloomwatch.example.com',
          text: '- Launched a reporting map used by 430 anglers; two beaches were closed in time because of it.',
        },
        {
          title: 'Campus stream restoration',
          subtitle: 'Student lead',
          dates: ['2023-03', '2024-04'],
          text: '- Planted 800 native willows with 60 volunteers and recorded the return of three caddisfly species.',
        },
      ],
    },
    { kind: 'skill' },
    {
      kind: 'award',
      items: [
        { title: 'Undergraduate Research Prize', subtitle: 'Society of Lake Sciences', dates: '2025' },
        { title: 'Fielding Scholarship', subtitle: '$8,000 a year', dates: ['2022', '2026'] },
      ],
    },
  ],
  skills: {
    rows: {
      Laboratory: ['microscopy', 'PCR', 'water chemistry', 'sterile technique'],
      Field: ['plankton nets', 'electrofishing', 'boat licence'],
      Data: ['R', 'QGIS', 'Python', 'SQL'],
    },
  },
}
