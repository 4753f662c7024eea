import type { ResumeContentInput } from '../../../collections/resumes/schema'

/** A marketing manager: one page with a photo. */
export const sidebarEn: ResumeContentInput = {
  title: 'Marketing manager resume',
  avatar: { url: '/avatars/portrait-2.webp', show: true, radius: 60, width: 112 },
  config: {
    language: 'en',
    themeColor: '#9c3c71',
    font: 'source-sans',
    fontSize: 13,
    lineSpace: 'leading-normal',
    dateFormat: 'month',
    desc: 'Growth marketing leadership roles in consumer brands',
  },
  margin: { left: 40, right: 46, top: 46, bottom: 42 },
  baseInfo: {
    title: 'Contact',
    list: [
      { id: 'b-name', kind: 'name', key: 'Name', value: 'Camille Duarte' },
      { id: 'b-head', kind: 'headline', key: 'Position', value: 'Growth Marketing Manager' },
      { id: 'b-mail', kind: 'email', key: 'Email', value: 'camille.duarte@example.com' },
      { id: 'b-tel', kind: 'phone', key: 'Phone', value: '+1 555-0117' },
      { id: 'b-city', kind: 'location', key: 'Location', value: 'Port Alder, Maine' },
      {
        id: 'b-web',
        kind: 'url',
        key: 'Portfolio',
        value: 'camilleduarte.example.com',
        url: 'https://camilleduarte.example.com',
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
          text: 'Growth marketer who pairs brand instinct with spreadsheet discipline. Eight years in food and outdoor retail, most recently owning a **$4.8 million** budget and a team of six. Happiest when a customer interview overturns the plan.',
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
          title: 'Tidewater Provisions',
          subtitle: 'Growth Marketing Manager',
          place: 'Port Alder, ME',
          start: '2021-04',
          end: 'now',
          text: [
            '- Grew direct-to-consumer revenue from $9.2 to **$23.6 million** in three years while holding acquisition cost at $31.',
            '- Rebuilt lifecycle email around purchase rhythm instead of the calendar; it now brings in 34% of online sales, up from 12%.',
            '- Launched a video series, **Cook the Coast**, with 14 local chefs, reaching 5.1 million viewers on a budget of $85,000.',
            '- Introduced holdout tests for every paid channel and moved $600,000 a year out of two that added nothing.',
          ].join('\n'),
        },
        {
          id: 'work-2',
          title: 'Fernhill Outdoor',
          subtitle: 'Senior Marketing Specialist',
          place: 'Corwen, VT',
          start: '2018-06',
          end: '2021-03',
          text: [
            '- Led the relaunch of the trail-shoe line across 42 stores and web, selling through the first run in five weeks.',
            '- Cut cost per lead by 44% after replacing 60 narrow ad groups with nine built on interview findings.',
            '- Negotiated partnerships with eleven park foundations that produced 28,000 newsletter sign-ups.',
          ].join('\n'),
        },
        {
          id: 'work-3',
          title: 'Bright & Loom Agency',
          subtitle: 'Marketing Coordinator',
          place: 'Boston, MA',
          start: '2016-07',
          end: '2018-05',
          text: [
            '- Ran social calendars for five clients and doubled average engagement within a year.',
            '- Wrote the reporting template that the whole agency of 40 still uses.',
          ].join('\n'),
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
          title: 'Hollis State University',
          subtitle: 'BA in Communication, minor in Statistics',
          start: '2012-09',
          end: '2016-05',
        },
      ],
    },
    {
      id: 'sec-award',
      kind: 'award',
      title: 'Recognition',
      items: [
        { id: 'aw-1', title: 'Campaign of the Year', subtitle: 'Atlantic Brand Awards', start: '2024' },
        { id: 'aw-2', title: 'Thirty Under Thirty-Five', subtitle: 'Harbor Marketing Review', start: '2022' },
      ],
    },
    {
      id: 'sec-vol',
      kind: 'volunteer',
      title: 'Community',
      items: [
        {
          id: 'vol-1',
          title: 'Alder Food Alliance',
          subtitle: 'Pro bono brand lead',
          start: '2020',
          end: 'now',
          text: '- Renamed and relaunched the charity; monthly donors rose from 310 to 1,450 in two years.',
        },
      ],
    },
    { id: 'sec-skill', kind: 'skill' },
    {
      id: 'sec-lang',
      kind: 'language',
      title: 'Languages',
      items: [
        { id: 'lang-1', title: 'English', subtitle: 'Native' },
        { id: 'lang-2', title: 'Portuguese', subtitle: 'Fluent' },
        { id: 'lang-3', title: 'French', subtitle: 'Conversational' },
      ],
    },
    {
      id: 'sec-cert',
      kind: 'certificate',
      title: 'Certificates',
      items: [
        { id: 'cert-1', title: 'Marketing Experimentation, Openway Academy', start: '2023' },
        { id: 'cert-2', title: 'Customer Research Practitioner', start: '2020' },
      ],
    },
  ],
  skill: {
    title: 'Skills',
    step: 10,
    list: [
      { id: 'sk-1', key: 'Lifecycle marketing', value: 9 },
      { id: 'sk-2', key: 'Experiment design', value: 9 },
      { id: 'sk-3', key: 'Paid social and search', value: 8 },
      { id: 'sk-4', key: 'SQL and dashboards', value: 7 },
      { id: 'sk-5', key: 'Copywriting', value: 8 },
    ],
  },
}
