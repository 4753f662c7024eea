import type { Where } from 'payload'
import { countAll } from '../count-made'
import { countedDays } from '../counted-days'
import type { FigureSource } from '../figure-source'

const open: Where[] = [{ completedAt: { exists: false } }, { hasError: { not_equals: true } }]

/** What waits now; the bars are what was done on each day. */
export const jobQueue: FigureSource = {
  label: { en: 'Jobs in the queue', 'zh-CN': '队列中的任务' },
  href: '/collections/payload-jobs?where[hasError][not_equals]=true',
  async load({ payload, days }) {
    const count = (where: Where) =>
      countAll({ payload, collection: 'payload-jobs', where: { and: [...open, where] } })
    const [waiting, running, done] = await Promise.all([
      count({ processing: { not_equals: true } }),
      count({ processing: { equals: true } }),
      countedDays({ payload, days, kind: 'job' }),
    ])
    return {
      number: waiting + running,
      days: done,
      note: { en: `${waiting} waiting, ${running} running`, 'zh-CN': `等待 ${waiting}，运行 ${running}` },
    }
  },
}
