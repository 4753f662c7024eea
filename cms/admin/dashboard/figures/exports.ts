import { countedDays } from '../counted-days'
import { sumOf } from '../days'
import type { FigureSource } from '../figure-source'

export const pdfExports: FigureSource = {
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
