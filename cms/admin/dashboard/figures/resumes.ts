import { countAll, countMade } from '../count-made'
import { sumOf } from '../days'
import type { FigureSource } from '../figure-source'

/** The examples of the resume groups came with the site. */
const where = { example: { not_equals: true } }

/** People's resumes are private, so the way leads to the templates they were made from. */
export const newResumes: FigureSource = {
  label: { en: 'New resumes', 'zh-CN': '新简历' },
  href: '/collections/templates?sort=-useCount',
  async load({ payload, days }) {
    const made = await countMade({ payload, days, collection: 'resumes', where })
    const total = await countAll({ payload, collection: 'resumes', where })
    return { number: sumOf(made), days: made, note: { en: `${total} in all`, 'zh-CN': `共 ${total}` } }
  },
}
