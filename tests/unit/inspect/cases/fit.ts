import { both, en, zh, type RuleCases } from './case'

const PHOTO = '/avatars/portrait-1.webp'

/** Markets, machines and tired eyes. */
export const fitCases: Record<string, RuleCases> = {
  'page-count': {
    bad: both((r) => (r.options.pages = 3)),
    good: [
      ...both((r) => (r.options.pages = 2)),
      ...both((r) => {
        r.options.pages = 3
        r.addSection('publication', '论文 Papers', { title: 'On ledgers' })
      }),
    ],
  },
  'photo-market': {
    bad: [en((r) => Object.assign(r.content.avatar, { show: true, url: PHOTO }))],
    good: [
      zh((r) => Object.assign(r.content.avatar, { show: true, url: PHOTO })),
      en((r) => Object.assign(r.content.avatar, { show: false, url: PHOTO })),
    ],
  },
  'photo-missing': {
    bad: both((r) => (r.content.avatar.show = true)),
    good: both((r) => Object.assign(r.content.avatar, { show: true, url: PHOTO })),
  },
  'ats-columns': {
    bad: [
      ...both((r) => (r.options.layout = 'sidebar')),
      ...both((r) => {
        r.options.layout = 'classic'
        r.content.config.frameForm = 'columns'
      }),
    ],
    good: [
      ...both((r) => {
        r.options.layout = 'sidebar'
        r.content.config.frameForm = 'single'
      }),
      ...both((r) => (r.options.layout = 'timeline')),
      ...both((r) => (r.options.layout = undefined)),
    ],
  },
  'skill-bars': {
    bad: both((r) => {
      for (const row of r.content.skill.list) Object.assign(row, { level: '', tags: [] })
    }),
    good: [
      ...both((r) => {
        for (const row of r.content.skill.list) Object.assign(row, { level: '', tags: [], value: 0 })
      }),
      ...both((r) => {
        r.options.layout = 'swiss'
        for (const row of r.content.skill.list) Object.assign(row, { level: '', tags: [] })
      }),
    ],
  },
  'odd-characters': {
    bad: [...both('🚀 Launched 上线 3 modules 模块'), ...both((r) => (r.row('location').value = '★ Oslo'))],
    good: both('Launched 上线 3 # modules © 模块 → 9'),
  },
  'small-type': {
    bad: both((r) => (r.content.config.fontSize = 11)),
    good: both((r) => (r.content.config.fontSize = 12)),
  },
  'wrong-language': {
    bad: [zh((r) => (r.content.config.language = 'en')), en((r) => (r.content.config.language = 'zh-CN'))],
    good: [zh('把 12 个 Java 服务迁移到 Kubernetes、Kafka 与 MySQL'), en('Sold 3 books of 张三 in 2024')],
  },
}
