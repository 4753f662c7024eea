import { both, en, zh, type RuleCases } from './case'

/** Dates, of one entry and of all beside each other. */
export const timeCases: Record<string, RuleCases> = {
  'date-order': {
    bad: both((r) => (r.work(1).end = '2019-03')),
    good: both((r) => {
      r.work(1).start = '2020-07-15'
      r.work(1).end = '2020-07'
    }),
  },
  'future-date': {
    bad: [...both((r) => (r.work(1).end = '2027-03')), ...both((r) => (r.work().start = '2029'))],
    good: [
      ...both((r) => (r.first('education').end = '2028-06')),
      ...both((r) => (r.work(1).end = '2026-11')),
      ...both((r) => (r.work(1).end = '2026')),
    ],
  },
  'no-dates': {
    bad: both((r) => {
      r.work(1).start = ''
      r.work(1).end = ''
    }),
    good: both((r) => r.addSection('award', '荣誉 Awards', { title: 'Gold' })),
  },
  'half-period': {
    bad: [...both((r) => (r.work(1).end = '')), ...both((r) => (r.work(1).start = ''))],
    good: both((r) => r.addSection('project', 'Projects', { title: 'Kite', start: '2024-05' })),
  },
  'date-precision': {
    bad: both((r) => (r.work(1).end = '2022')),
    good: both((r) => {
      r.work().start = '2023'
      r.work(1).start = '2020'
      r.work(1).end = '2022'
    }),
  },
  'mixed-dates': {
    bad: [
      zh('2024.05 上线一期，2025-03 上线二期，用户 900 人。'),
      en('Launched in 05/2024 and again on 2025-03 for 900 users.'),
    ],
    good: [
      zh('2024.05 上线一期，2025.03 上线二期，用户 900 人。'),
      en('Launched in 05/2024 and again in 03/2025 for 900 users.'),
    ],
  },
  'date-gap': {
    bad: both((r) => (r.work(1).end = '2022-01')),
    good: [
      ...both((r) => (r.work(1).end = '2022-10')),
      ...both((r) => {
        r.work(1).end = '2022-01'
        r.addItem('education', { title: 'MSc', start: '2022-02', end: '2023-03' })
      }),
    ],
  },
  'recent-gap': {
    bad: both((r) => (r.work().end = '2025-03')),
    good: [
      ...both((r) => (r.work().end = '2026-03')),
      ...both((r) => {
        r.work().end = '2025-03'
        r.addItem('education', { title: 'MSc', start: '2025-04', end: 'now' })
      }),
    ],
  },
  overlap: {
    bad: both((r) => (r.work(1).end = '2024-03')),
    good: [
      ...both((r) => (r.work(1).end = '2023-05')),
      ...both((r) => {
        r.work(1).end = '2024-03'
        r.work(1).subtitle = '兼职顾问 part-time'
      }),
    ],
  },
  'early-school': {
    bad: [
      zh((r) => r.addItem('education', { title: '江南第一中学', start: '2013-09', end: '2016-06' })),
      en((r) => r.addItem('education', { title: 'Elm High School', start: '2013-09', end: '2016-06' })),
    ],
    good: [
      zh((r) => (r.first('education').title = '江南第一中学')),
      en((r) => r.addItem('education', { title: 'High Peak College', start: '2013-09', end: '2016-06' })),
    ],
  },
  tense: {
    bad: [
      zh((r) => (r.work(1).text += '\n- 目前负责结算系统，日均 900 万笔。')),
      en((r) => (r.work(1).text += '\n- Manage a team of 4 on billing.')),
    ],
    good: [
      zh('目前负责结算系统，日均 900 万笔。'),
      en('Manage a team of 4 on billing.'),
      en((r) => (r.work(1).text += '\n- Managed a team of 4 on billing.')),
    ],
  },
}
