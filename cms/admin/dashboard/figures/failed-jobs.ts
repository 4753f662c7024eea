import { countAll } from '../count-made'
import { countedDays } from '../counted-days'
import { sumOf } from '../days'
import type { FigureSource } from '../figure-source'

/** What was given up and still lies there; the bars are the attempts that failed on each day. */
export const failedJobs: FigureSource = {
  label: { en: 'Failed jobs', 'zh-CN': '失败的任务' },
  href: '/collections/payload-jobs?where[hasError][equals]=true',
  async load({ payload, days }) {
    const where = { hasError: { equals: true } }
    const number = await countAll({ payload, collection: 'payload-jobs', where })
    const attempts = await countedDays({ payload, days, kind: 'job-failed' })
    const failed = sumOf(attempts)
    return {
      number,
      days: attempts,
      note: { en: `${failed} failed attempts in 14 days`, 'zh-CN': `14 天内失败 ${failed} 次` },
      bad: number > 0,
    }
  },
}
