import type { WrittenTemplate } from '../written-template'

/** A machine learning engineer: one page with a dark column. */
export const graphiteEn: WrittenTemplate = {
  layout: 'graphite',
  name: 'Machine learning engineer',
  tags: ['single-page'],
  title: 'Machine learning engineer resume',
  note: 'Applying for senior machine learning engineer, ranking and search',
  looks: { fontSize: 13.5 },
  person: {
    name: 'Yusra Haddadin',
    headline: 'Machine learning engineer',
    phone: '+44 20 7946 0562',
    email: 'yusra.haddadin@example.com',
    location: 'Manchester',
    url: 'yusra.example.com',
  },
  summary:
    'Seven years of ranking, search and forecasting in production. I ship the dull baseline first; in three of five projects nothing beat it by enough to matter, and **saying so saved a year**.',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: 'Ferry and Finch',
          subtitle: 'Senior machine learning engineer',
          place: 'Manchester',
          dates: ['2022-02', 'now'],
          text: [
            'Rebuilt product search for 2.3 million articles; searches without a result fell from 11% to **2.6%**, sales from search rose by 14%.',
            'Cut the cost of a thousand rankings from 31 to 6 pence with a distilled model that answers in 18 ms.',
            'Set up shadow tests, so that every model runs a week on live traffic unseen; four bad ones never reached a customer.',
          ],
        },
        {
          title: 'Grainger Grid',
          subtitle: 'Data scientist',
          place: 'Leeds',
          dates: ['2019-09', '2022-01'],
          text: [
            'Forecast the load of 480 substations; the error fell from 7.9% to 4.1%, which deferred £12 million of cable.',
            'Replaced 27 notebooks by one tested pipeline that two people can run.',
          ],
        },
      ],
    },
    {
      kind: 'project',
      title: 'Open source',
      items: [
        {
          title: 'Driftwatch',
          subtitle: 'Author, 2,100 stars',
          dates: ['2021-05', 'now'],
          link: 'https://yusra.example.com/driftwatch',
          text: 'Tells in one page why a model’s inputs moved; used by a hospital and two banks.',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: 'University of Wharfedale',
          subtitle: 'MSc Machine Learning, distinction',
          dates: ['2018-09', '2019-08'],
        },
        {
          title: 'Jabal University',
          subtitle: 'BSc Computer Engineering, first of 112',
          dates: ['2014-09', '2018-06'],
        },
      ],
    },
    { kind: 'skill' },
    {
      kind: 'certificate',
      title: 'Talks',
      items: [
        { title: 'Baselines that win', dates: '2025' },
        { title: 'Shadow tests for search', dates: '2023' },
      ],
    },
    {
      kind: 'language',
      items: [
        { title: 'Arabic', subtitle: 'Native' },
        { title: 'English', subtitle: 'Fluent' },
        { title: 'German', subtitle: 'Basic' },
      ],
    },
  ],
  skills: {
    rows: { Python: 10, 'Ranking and search': 9, PyTorch: 8, SQL: 9, Kubernetes: 7 },
  },
}
