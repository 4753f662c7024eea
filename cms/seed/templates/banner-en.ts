import type { ResumeContentInput } from '../../../collections/resumes/schema'

/** A senior data analyst: one page. */
export const bannerEn: ResumeContentInput = {
  title: 'Data analyst resume',
  config: {
    language: 'en',
    themeColor: '#487bc2',
    font: 'source-sans',
    fontSize: 12.8,
    lineSpace: 'leading-normal',
    dateFormat: 'month',
    desc: 'Senior data analyst, transport and climate',
  },
  margin: { left: 52, right: 52, top: 44, bottom: 42 },
  baseInfo: {
    title: 'Contact',
    list: [
      { id: 'b-name', kind: 'name', key: 'Name', value: 'Priya Halloran' },
      { id: 'b-head', kind: 'headline', key: 'Position', value: 'Senior Data Analyst' },
      { id: 'b-mail', kind: 'email', key: 'Email', value: 'priya.halloran@example.com' },
      { id: 'b-tel', kind: 'phone', key: 'Phone', value: '+1 555-0174' },
      { id: 'b-city', kind: 'location', key: 'Location', value: 'Ridgeway, Minnesota' },
      {
        id: 'b-web',
        kind: 'url',
        key: 'Portfolio',
        value: 'priya.example.com',
        url: 'https://priya.example.com',
      },
    ],
  },
  entryList: [
    {
      id: 'sec-sum',
      kind: 'summary',
      title: 'Summary',
      items: [
        {
          id: 'sum-1',
          text: 'Analyst with seven years in public transport and energy. I turn messy operational data into decisions worth money: **$11 million** in documented savings so far, most of it from questions nobody had asked in numbers before.',
        },
      ],
    },
    { id: 'sec-skill', kind: 'skill' },
    {
      id: 'sec-work',
      kind: 'experience',
      title: 'Experience',
      items: [
        {
          id: 'work-1',
          title: 'Twin Rivers Transit Authority',
          subtitle: 'Senior Data Analyst',
          place: 'Ridgeway, MN',
          start: '2021-02',
          end: 'now',
          text: [
            '- Modelled dwell times from 340 million card taps and redrew nine bus routes; on-time arrivals rose from 74% to **88%**.',
            '- Predicted door and brake failures four days ahead, preventing about 210 breakdowns and $2.7 million of repairs a year.',
            '- Replaced 46 monthly spreadsheets with one tested pipeline in dbt; the board report now takes an hour instead of six days.',
            '- Mentor three analysts and run a weekly query clinic attended by 40 colleagues from operations.',
          ].join('\n'),
        },
        {
          id: 'work-2',
          title: 'Sunfield Energy Cooperative',
          subtitle: 'Data Analyst',
          place: 'Madrona, WI',
          start: '2018-06',
          end: '2021-01',
          text: [
            '- Forecast hourly demand for 92,000 households within 3.1% error, saving $1.9 million in peak purchases.',
            '- Designed the randomised trial behind a night tariff that 61% of invited customers chose.',
            '- Found a metering fault hidden in 0.4% of readings and recovered $780,000 of lost billing.',
          ].join('\n'),
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
          title: 'Stopwatch',
          subtitle: 'Open-source transit metrics',
          start: '2022',
          end: 'now',
          link: 'https://code.example.com/stopwatch',
          text: '- Python library that computes reliability from open timetable feeds; used by 28 agencies in seven countries.',
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
          title: 'University of Eastmere',
          subtitle: 'MSc in Applied Statistics',
          start: '2016-09',
          end: '2018-05',
          facts: [{ id: 'edu-1-g', key: 'score', label: 'GPA', value: '3.9/4.0' }],
        },
        {
          id: 'edu-2',
          title: 'Saint Brannock College',
          subtitle: 'BA in Economics',
          start: '2012-09',
          end: '2016-05',
        },
      ],
    },
    {
      id: 'sec-lang',
      kind: 'language',
      title: 'Languages',
      items: [
        { id: 'lang-1', title: 'English', subtitle: 'Native' },
        { id: 'lang-2', title: 'Hindi', subtitle: 'Fluent' },
        { id: 'lang-3', title: 'Spanish', subtitle: 'Intermediate' },
      ],
    },
    {
      id: 'sec-int',
      kind: 'interest',
      title: 'Interests',
      items: [
        { id: 'int-1', title: 'Night trains', subtitle: '31 lines so far' },
        { id: 'int-2', title: 'Street-tree census', subtitle: '1,400 trees mapped' },
      ],
    },
    {
      id: 'sec-cert',
      kind: 'certificate',
      title: 'Certificates',
      items: [
        { id: 'cert-1', title: 'Causal Inference in Practice, Eastmere Extension', start: '2022' },
        { id: 'cert-2', title: 'Cloud Data Engineer, Associate', start: '2021' },
      ],
    },
  ],
  skill: {
    title: 'Skills',
    step: 10,
    list: [
      { id: 'sk-1', key: 'SQL and dbt', value: 10 },
      { id: 'sk-2', key: 'Python', value: 9 },
      { id: 'sk-3', key: 'Forecasting', value: 9 },
      { id: 'sk-4', key: 'Experiment design', value: 8 },
      { id: 'sk-5', key: 'Dashboards', value: 8 },
      { id: 'sk-6', key: 'Geospatial analysis', value: 7 },
    ],
  },
}
