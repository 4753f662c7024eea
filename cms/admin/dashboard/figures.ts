import type { CollectionSlug, Where } from 'payload'
import { countAll, countMade } from './count-made'
import { countedDays } from './counted-days'
import { sumOf } from './days'
import type { FigureSource } from './figure-source'

/** What was made, day by day and in all. */
function made(of: { collection: CollectionSlug; where?: Where }): FigureSource['load'] {
  return async ({ payload, days }) => {
    const each = await countMade({ payload, days, ...of })
    const total = await countAll({ payload, ...of })
    return { number: sumOf(each), days: each, note: { en: `${total} in all`, 'zh-CN': `共 ${total}` } }
  }
}

const newUsers: FigureSource = {
  label: { en: 'New users', 'zh-CN': '新用户' },
  href: '/collections/users?sort=-createdAt',
  load: made({ collection: 'users' }),
}

/** People's resumes are private, so the way leads to the templates they were made from. */
const newResumes: FigureSource = {
  label: { en: 'New resumes', 'zh-CN': '新简历' },
  href: '/collections/templates?sort=-useCount',
  // the examples of the resume groups came with the site
  load: made({ collection: 'resumes', where: { example: { not_equals: true } } }),
}

const pdfExports: FigureSource = {
  label: { en: 'PDF exports', 'zh-CN': 'PDF 导出' },
  href: '/collections/daily-counts?where[key][contains]=export&sort=-key',
  async load({ payload, days }) {
    const exports = await countedDays({ payload, days, kind: 'export' })
    const failed = sumOf(await countedDays({ payload, days, kind: 'export-failed' }))
    return {
      number: sumOf(exports),
      days: exports,
      note: { en: `${failed} failed`, 'zh-CN': `失败 ${failed}` },
      bad: failed > 0,
    }
  },
}

/** Those that were paid, a refund later or not. */
const orders: FigureSource = {
  label: { en: 'Paid orders', 'zh-CN': '已支付订单' },
  href: '/collections/orders?sort=-createdAt',
  async load({ payload, days }) {
    const paid = await countMade({
      payload,
      days,
      collection: 'orders',
      where: { status: { in: ['paid', 'refunded'] } },
    })
    const waiting = await countAll({
      payload,
      collection: 'orders',
      where: { status: { equals: 'pending' } },
    })
    return {
      number: sumOf(paid),
      days: paid,
      note: { en: `${waiting} waiting for payment`, 'zh-CN': `待支付 ${waiting}` },
    }
  },
}

const open: Where[] = [{ completedAt: { exists: false } }, { hasError: { not_equals: true } }]

/** What waits now; the bars are what was done on each day. */
const jobQueue: FigureSource = {
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

/** What was given up and still lies there; the bars are the attempts that failed on each day. */
const failedJobs: FigureSource = {
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

/** In the order they are shown. */
export const FIGURES: FigureSource[] = [newUsers, newResumes, pdfExports, orders, jobQueue, failedJobs]
