import type { WrittenTemplate } from '../written-template'

/** A motion designer with a photo: one page in blocks of colour. */
export const studioEn: WrittenTemplate = {
  layout: 'studio',
  name: 'Motion designer',
  tags: ['single-page'],
  vipOnly: true,
  title: 'Motion designer resume',
  note: 'Applying for lead motion designer, streaming and games',
  looks: { themeColor: '#a46624' },
  person: {
    name: 'Desmond Achebe-Ray',
    headline: 'Motion designer and animator',
    phone: '+1 555-0190',
    email: 'desmond@example.com',
    location: 'Austin, Texas',
    url: 'desmond.example.com',
  },
  summary:
    'Eight years of titles, explainers and things that bounce. My last title sequence was skipped by only **9%** of viewers; the average is 54.',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: 'Lanternfish Studios',
          subtitle: 'Senior motion designer',
          place: 'Austin',
          dates: ['2021-06', 'now'],
          text: [
            'Designed and animated title sequences for five series with **38 million** viewers together.',
            'Built a rig library of 140 parts; a thirty-second spot takes four days instead of nine.',
            'Direct a crew of four animators and two sound designers, and present to clients myself.',
            'Moved renders to a shared farm at night; the cloud bill fell from $7,400 to $1,900 a month.',
          ],
        },
        {
          title: 'Pixel and Pine',
          subtitle: 'Motion designer',
          place: 'Nashville',
          dates: ['2018-07', '2021-05'],
          text: [
            'Animated 90 explainers for hospitals; one on insulin is shown in 310 clinics.',
            'Wrote the studio’s motion guide, 24 pages that cut rounds of changes from five to two.',
          ],
        },
      ],
    },
    {
      kind: 'project',
      title: 'Own films',
      items: [
        {
          title: 'Grandmother’s Radio',
          subtitle: 'Short film, 6 minutes',
          dates: ['2022-01', '2023-09'],
          link: 'https://desmond.example.com/radio',
          text: '4,300 drawings on paper; shown at 21 festivals, four prizes.',
        },
        {
          title: 'Loop a Day',
          subtitle: 'Daily animation',
          dates: ['2020-01', '2020-12'],
          text: '366 loops without a gap, 52,000 followers by the last.',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: 'Cumberland School of Art',
          subtitle: 'BFA Animation',
          dates: ['2014-08', '2018-05'],
        },
      ],
    },
    { kind: 'skill' },
    {
      kind: 'award',
      items: [
        { title: 'Best title design', subtitle: 'Gulf Screen Awards', dates: '2024' },
        { title: 'Audience prize', subtitle: 'Hill Country Shorts', dates: '2023' },
      ],
    },
    {
      kind: 'language',
      items: [
        { title: 'English', subtitle: 'Native' },
        { title: 'Igbo', subtitle: 'Spoken' },
      ],
    },
  ],
  skills: {
    rows: { 'After Effects': 10, 'Cinema 4D': 8, 'Hand drawing': 9, 'Sound editing': 7, Direction: 8 },
  },
}
