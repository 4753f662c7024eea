import type { WrittenTemplate } from '../written-template'

/** A marketing manager: one page with a photo. */
export const sidebarEn: WrittenTemplate = {
  layout: 'sidebar',
  name: 'Marketing manager',
  tags: ['single-page'],
  vipOnly: true,
  title: 'Marketing manager resume',
  note: 'Growth marketing leadership roles in consumer brands',
  looks: { themeColor: '#9c3c71', dateFormat: 'month' },
  photo: { url: '/avatars/portrait-2.webp', radius: 60, width: 112 },
  person: {
    name: 'Camille Duarte',
    headline: 'Growth Marketing Manager',
    email: 'camille.duarte@example.com',
    phone: '+1 555-0117',
    location: 'Port Alder, Maine',
    url: 'camilleduarte.example.com',
  },
  labels: { url: 'Portfolio' },
  summary:
    'Growth marketer who pairs brand instinct with spreadsheet discipline. Eight years in food and outdoor retail, most recently owning a **$4.8 million** budget and a team of six. Happiest when a customer interview overturns the plan.',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: 'Tidewater Provisions',
          subtitle: 'Growth Marketing Manager',
          place: 'Port Alder, ME',
          dates: ['2021-04', 'now'],
          text: [
            'Grew direct-to-consumer revenue from $9.2 to **$23.6 million** in three years while holding acquisition cost at $31.',
            'Rebuilt lifecycle email around purchase rhythm instead of the calendar; it now brings in 34% of online sales, up from 12%.',
            'Launched a video series, **Cook the Coast**, with 14 local chefs, reaching 5.1 million viewers on a budget of $85,000.',
            'Introduced holdout tests for every paid channel and moved $600,000 a year out of two that added nothing.',
          ],
        },
        {
          title: 'Fernhill Outdoor',
          subtitle: 'Senior Marketing Specialist',
          place: 'Corwen, VT',
          dates: ['2018-06', '2021-03'],
          text: [
            'Led the relaunch of the trail-shoe line across 42 stores and web, selling through the first run in five weeks.',
            'Cut cost per lead by 44% after replacing 60 narrow ad groups with nine built on interview findings.',
            'Negotiated partnerships with eleven park foundations that produced 28,000 newsletter sign-ups.',
          ],
        },
        {
          title: 'Bright & Loom Agency',
          subtitle: 'Marketing Coordinator',
          place: 'Boston, MA',
          dates: ['2016-07', '2018-05'],
          text: [
            'Ran social calendars for five clients and doubled average engagement within a year.',
            'Wrote the reporting template that the whole agency of 40 still uses.',
          ],
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: 'Hollis State University',
          subtitle: 'BA in Communication, minor in Statistics',
          dates: ['2012-09', '2016-05'],
        },
      ],
    },
    {
      kind: 'award',
      title: 'Recognition',
      items: [
        { title: 'Campaign of the Year', subtitle: 'Atlantic Brand Awards', dates: '2024' },
        { title: 'Thirty Under Thirty-Five', subtitle: 'Harbor Marketing Review', dates: '2022' },
      ],
    },
    {
      kind: 'volunteer',
      title: 'Community',
      items: [
        {
          title: 'Alder Food Alliance',
          subtitle: 'Pro bono brand lead',
          dates: ['2020', 'now'],
          text: '- Renamed and relaunched the charity; monthly donors rose from 310 to 1,450 in two years.',
        },
      ],
    },
    { kind: 'skill' },
    {
      kind: 'language',
      items: [
        { title: 'English', subtitle: 'Native' },
        { title: 'Portuguese', subtitle: 'Fluent' },
        { title: 'French', subtitle: 'Conversational' },
      ],
    },
    {
      kind: 'certificate',
      items: [
        { title: 'Marketing Experimentation, Openway Academy', dates: '2023' },
        { title: 'Customer Research Practitioner', dates: '2020' },
      ],
    },
  ],
  skills: {
    rows: {
      'Lifecycle marketing': 9,
      'Experiment design': 9,
      'Paid social and search': 8,
      'SQL and dashboards': 7,
      Copywriting: 8,
    },
  },
}
