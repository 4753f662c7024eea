import { countAll, countMade } from '../count-made'
import { sumOf } from '../days'
import type { FigureSource } from '../figure-source'

export const newUsers: FigureSource = {
  label: { en: 'New users', 'zh-CN': '新用户' },
  href: '/collections/users?sort=-createdAt',
  async load({ payload, days }) {
    const made = await countMade({ payload, days, collection: 'users' })
    const total = await countAll({ payload, collection: 'users' })
    return { number: sumOf(made), days: made, note: { en: `${total} in all`, 'zh-CN': `共 ${total}` } }
  },
}
