import type { WrittenTemplate } from '../written-template'

/** A senior data analyst: one page. */
export const bannerEn: WrittenTemplate = {
  layout: 'banner',
  name: 'Data analyst',
  tags: ['single-page'],
  title: 'Data analyst resume',
  note: 'Senior data analyst, transport and climate',
  looks: { fontSize: 12.8, dateFormat: 'month' },
  person: {
    name: 'Priya Halloran',
    headline: 'Senior Data Analyst',
    email: 'priya.halloran@example.com',
    phone: '+1 555-0174',
    location: 'Ridgeway, Minnesota',
    url: 'priya.example.com',
  },
  labels: { url: 'Portfolio' },
  summaryTitle: 'Summary',
  summary:
    'Analyst with seven years in public transport and energy. I turn messy operational data into decisions worth money: **$11 million** in documented savings so far, most of it from questions nobody had asked in numbers before.',
  sections: [
    { kind: 'skill' },
    {
      kind: 'experience',
      items: [
        {
          title: 'Twin Rivers Transit Authority',
          subtitle: 'Senior Data Analyst',
          place: 'Ridgeway, MN',
          dates: ['2021-02', 'now'],
          text: [
            'Modelled dwell times from 340 million card taps and redrew nine bus routes; on-time arrivals rose from 74% to **88%**.',
            'Predicted door and brake failures four days ahead, preventing about 210 breakdowns and $2.7 million of repairs a year.',
            'Replaced 46 monthly spreadsheets with one tested pipeline in dbt; the board report now takes an hour instead of six days.',
            'Mentor three analysts and run a weekly query clinic attended by 40 colleagues from operations.',
          ],
        },
        {
          title: 'Sunfield Energy Cooperative',
          subtitle: 'Data Analyst',
          place: 'Madrona, WI',
          dates: ['2018-06', '2021-01'],
          text: [
            'Forecast hourly demand for 92,000 households within 3.1% error, saving $1.9 million in peak purchases.',
            'Designed the randomised trial behind a night tariff that 61% of invited customers chose.',
            'Found a metering fault hidden in 0.4% of readings and recovered $780,000 of lost billing.',
          ],
        },
      ],
    },
    {
      kind: 'project',
      items: [
        {
          title: 'Stopwatch',
          subtitle: 'Open-source transit metrics',
          dates: ['2022', 'now'],
          link: 'https://code.example.com/stopwatch',
          text: '- Python library that computes reliability from open timetable feeds; used by 28 agencies in seven countries.',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: 'University of Eastmere',
          subtitle: 'MSc in Applied Statistics',
          dates: ['2016-09', '2018-05'],
          facts: [{ key: 'score', label: 'GPA', value: '3.9/4.0' }],
        },
        { title: 'Saint Brannock College', subtitle: 'BA in Economics', dates: ['2012-09', '2016-05'] },
      ],
    },
    {
      kind: 'language',
      items: [
        { title: 'English', subtitle: 'Native' },
        { title: 'Hindi', subtitle: 'Fluent' },
        { title: 'Spanish', subtitle: 'Intermediate' },
      ],
    },
    {
      kind: 'interest',
      items: [
        { title: 'Night trains', subtitle: '31 lines so far' },
        { title: 'Street-tree census', subtitle: '1,400 trees mapped' },
      ],
    },
    {
      kind: 'certificate',
      items: [
        { title: 'Causal Inference in Practice, Eastmere Extension', dates: '2022' },
        { title: 'Cloud Data Engineer, Associate', dates: '2021' },
      ],
    },
  ],
  skills: {
    rows: {
      'SQL and dbt': 10,
      Python: 9,
      Forecasting: 9,
      'Experiment design': 8,
      Dashboards: 8,
      'Geospatial analysis': 7,
    },
  },
}
