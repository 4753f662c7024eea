import type { WrittenTemplate } from '../written-template'

/** A site manager in construction: one page, the short things at the right. */
export const rightbarEn: WrittenTemplate = {
  layout: 'rightbar',
  name: 'Construction manager',
  tags: ['single-page'],
  title: 'Construction project manager resume',
  note: 'Applying for senior project manager, mid-rise housing',
  looks: { lineSpace: 'leading-relaxed' },
  person: {
    name: 'Mateo Quillfeather',
    headline: 'Construction project manager',
    phone: '+1 555-0119',
    email: 'mateo.quillfeather@example.com',
    location: 'Toronto, Ontario',
  },
  summary:
    'Twelve years on site, from carpenter to project manager. Last four buildings: **612 homes**, no lost-time injury, average delay nine days. I walk the site before I open the schedule.',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: 'Northbank Builders',
          subtitle: 'Project manager',
          place: 'Toronto',
          dates: ['2020-03', 'now'],
          text: [
            'Deliver mid-rise housing of up to $68 million with a team of 14 and some 40 trades.',
            'Planned the concrete cycle with the crews themselves: a floor every **five days** instead of eight.',
            'Recovered seven weeks on a flooded site by moving the façade work to prefabricated panels.',
            'Closed 94% of deficiencies before handover; the warranty bill fell from $410,000 to $88,000 a building.',
          ],
        },
        {
          title: 'Northbank Builders',
          subtitle: 'Site superintendent',
          place: 'Hamilton',
          dates: ['2016-05', '2020-02'],
          text: [
            'Ran three sites with up to 180 people a day; recordable injuries fell from nine to one a year.',
            'Introduced a ten-minute morning huddle in three languages, now company practice on 22 sites.',
          ],
        },
        {
          title: 'Carrick Framing',
          subtitle: 'Carpenter, then foreman',
          place: 'Hamilton',
          dates: ['2013-06', '2016-04'],
          text: 'Framed 74 houses; led a crew of eight that finished 17% ahead of the estimate.',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: 'Humberline College',
          subtitle: 'Diploma, Construction Engineering Technology',
          dates: ['2010-09', '2013-05'],
        },
      ],
    },
    { kind: 'skill' },
    {
      kind: 'certificate',
      items: [
        { title: 'Gold Seal project manager', dates: '2022' },
        { title: 'Red Seal carpenter', dates: '2016' },
        { title: 'Working at heights, trainer', dates: '2025' },
      ],
    },
    {
      kind: 'language',
      items: [
        { title: 'English', subtitle: 'Native' },
        { title: 'Spanish', subtitle: 'Native' },
        { title: 'Portuguese', subtitle: 'On site' },
      ],
    },
    { kind: 'award', items: [{ title: 'Provincial safety award', dates: '2023' }] },
  ],
  skills: {
    rows: { Scheduling: 9, 'Cost control': 8, Concrete: 9, 'Contract law': 7, Procore: 8 },
  },
}
