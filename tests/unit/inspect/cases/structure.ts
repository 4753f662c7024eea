import { both, en, zh, type RuleCases } from './case'

const LONG_ZH = '深入业务现场梳理流程并推动落地，'.repeat(12)
const LONG_EN = 'Worked with people from every part of the company on what they need most. '.repeat(8)

/** Which parts there are, their order and their length. */
export const structureCases: Record<string, RuleCases> = {
  'too-short': {
    bad: both((r) => {
      r.dropSection('experience')
      r.dropSection('summary')
    }),
    good: both(() => undefined),
  },
  'too-long': {
    bad: both((r) => {
      r.options.pages = undefined
      r.addSection('custom', 'More', { title: 'X', text: `字 word `.repeat(1300) })
    }),
    good: both((r) => {
      r.options.pages = undefined
    }),
  },
  'no-summary': {
    bad: both((r) => r.dropSection('summary')),
    good: both((r) => {
      r.dropSection('summary')
      r.work().start = '2025-01'
      r.section('experience').items.pop()
    }),
  },
  'long-summary': {
    bad: [
      zh((r) => (r.first('summary').text = LONG_ZH.repeat(2))),
      en((r) => (r.first('summary').text = LONG_EN)),
    ],
    good: [zh((r) => (r.first('summary').text = LONG_ZH.slice(0, 150)))],
  },
  'no-experience': {
    bad: both((r) => r.dropSection('experience')),
    good: both((r) => {
      r.dropSection('experience')
      r.addSection('volunteer', 'Volunteering', { title: 'Food bank' })
    }),
  },
  'no-education': {
    bad: [...both((r) => r.dropSection('education')), ...both((r) => (r.section('education').hidden = true))],
    good: both((r) => (r.section('education').title = 'School')),
  },
  'empty-section': {
    bad: both((r) => r.addSection('award', '荣誉 Awards')),
    good: both((r) => r.addSection('award', '荣誉 Awards', { title: 'Gold' })),
  },
  'empty-item': {
    bad: both((r) => r.addItem('experience', { start: '2024-01', end: 'now' })),
    good: both((r) => r.addSection('award', '荣誉 Awards', { title: 'Gold' })),
  },
  'untitled-section': {
    bad: both((r) => (r.section('experience').title = ' ')),
    good: both((r) => (r.section('summary').title = '')),
  },
  'odd-heading': {
    bad: [
      zh((r) => (r.section('experience').title = '我的足迹')),
      en((r) => (r.section('experience').title = 'My journey')),
    ],
    good: [
      zh((r) => (r.section('experience').title = '工作与实习经历')),
      en((r) => (r.section('experience').title = 'Teaching experience')),
    ],
  },
  'long-line': {
    bad: [zh(LONG_ZH), en(LONG_EN)],
    good: [zh((r) => r.bullet(LONG_ZH.slice(0, 90)))],
  },
  'entry-order': {
    bad: both((r) => r.section('experience').items.reverse()),
    good: [
      ...both((r) => (r.work(1).end = 'now')),
      ...both((r) => {
        r.section('experience').items.reverse()
        r.work().start = ''
        r.work().end = ''
      }),
    ],
  },
  'section-order': {
    bad: both((r) => {
      const education = r.section('education')
      r.dropSection('education')
      r.content.entryList.unshift(education)
    }),
    good: both((r) => {
      const education = r.section('education')
      r.dropSection('education')
      r.content.entryList.unshift(education)
      r.section('experience').items.pop()
    }),
  },
  'duplicate-entry': {
    bad: both((r) => r.addItem('experience', { ...r.work(1), id: 'twin' })),
    good: both((r) =>
      r.addItem('experience', { ...r.work(1), id: 'twin', start: '2019-01', end: '2020-06' }),
    ),
  },
  'duplicate-text': {
    bad: both((r) => r.bullet(r.work(1).text.split('\n').slice(0, 1).join('').slice(2))),
    good: both(['Kafka', 'Kafka']),
  },
}
