import type { WrittenTemplate } from '../written-template'

/** A social worker with families: one warm page. */
export const humanistEn: WrittenTemplate = {
  layout: 'humanist',
  name: 'Social worker',
  tags: ['minimalist', 'single-page'],
  title: 'Social worker resume',
  note: 'Applying for lead social worker, family services',
  person: {
    name: 'Delphine Okonjo',
    headline: 'Licensed clinical social worker',
    phone: '+1 555-0142',
    email: 'delphine.okonjo@example.com',
    location: 'Portland, Oregon',
  },
  summary:
    'Nine years with families in crisis, five of them leading a team. I keep visits short, promises small and notes the same day; **eight in ten** of my families stay together a year on.',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: 'Willamette Family Services',
          subtitle: 'Lead social worker',
          place: 'Portland',
          dates: ['2021-02', 'now'],
          text: [
            'Lead seven social workers with 140 open families; placements outside the home fell from 34 to **19 a year**.',
            'Set up a Friday clinic with two schools, where 210 parents found help before a case was opened.',
            'Cut the wait for a first visit from 23 days to six by having one person sort all referrals each morning.',
          ],
        },
        {
          title: 'Harbor Light Shelter',
          subtitle: 'Case manager',
          place: 'Portland',
          dates: ['2017-08', '2021-01'],
          text: [
            'Found permanent homes for 96 households in three years; 83 of them were still housed after twelve months.',
            'Wrote a one-page budget sheet in five languages that twelve other shelters now use.',
          ],
        },
      ],
    },
    {
      kind: 'volunteer',
      items: [
        {
          title: 'Night line for young parents',
          subtitle: 'Listener, then trainer',
          dates: ['2016-05', 'now'],
          text: 'Trained 58 listeners; the line has answered without a gap since 2019.',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: 'Cascade State University',
          subtitle: 'Master of Social Work',
          dates: ['2015-09', '2017-06'],
        },
        { title: 'Cascade State University', subtitle: 'BA Psychology', dates: ['2011-09', '2015-06'] },
      ],
    },
    {
      kind: 'certificate',
      title: 'Licenses',
      items: [
        { title: 'Licensed clinical social worker', subtitle: 'Oregon', dates: '2020' },
        { title: 'Trauma-focused therapy', dates: '2022' },
      ],
    },
    { kind: 'skill' },
  ],
  skills: {
    rows: { 'Crisis intervention': 9, 'Family mediation': 9, Supervision: 8, 'French and Igbo': 10 },
  },
}
