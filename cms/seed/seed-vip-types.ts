import type { Payload } from 'payload'
import type { Language } from '../../collections/resumes/choices'
import { MEMBER_ENTITLEMENTS } from '../../collections/membership/benefits'
import { orTwin } from './or-twin'

type Texts = Record<'name' | 'summary', Record<Language, string>> & Record<string, unknown>

/** `price` in fen, for readers of English `dollars` in cents. */
const PLANS = [
  {
    key: 'monthly',
    name: { 'zh-CN': '月度会员', en: 'Monthly' },
    summary: { 'zh-CN': '一次投递季，一个月', en: 'One round of applications' },
    price: 1900,
    dollars: 299,
    days: 31,
    order: 1,
  },
  {
    key: 'quarterly',
    name: { 'zh-CN': '季度会员', en: 'Quarterly' },
    summary: { 'zh-CN': '从准备到入职', en: 'From first draft to first day' },
    price: 4500,
    dollars: 699,
    days: 92,
    order: 2,
  },
  {
    key: 'yearly',
    name: { 'zh-CN': '年度会员', en: 'Yearly' },
    summary: { 'zh-CN': '简历常新，机会随时', en: 'Always ready for the next step' },
    price: 12900,
    dollars: 1999,
    days: 366,
    order: 3,
  },
] satisfies Texts[]

/** Puts the plans into a database that has none. @returns how many */
export async function seedVipTypes({ payload }: { payload: Payload }): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'vip-types', overrideAccess: true })
  if (totalDocs > 0) return 0
  for (const plan of PLANS) await seedPlan({ payload, plan })
  return PLANS.length
}

async function seedPlan({ payload, plan }: { payload: Payload; plan: (typeof PLANS)[number] }) {
  const { dollars, ...fields } = plan
  const data = {
    ...fields,
    prices: [{ language: 'en' as const, price: dollars, currency: 'USD' as const }],
    currency: 'CNY' as const,
    entitlements: { ...MEMBER_ENTITLEMENTS },
    active: true,
    level: 1,
  }
  const collection = 'vip-types'
  const made = payload.create({ collection, data, overrideAccess: true, depth: 0 })
  await orTwin({ payload, made, collection, where: { key: { equals: plan.key } } })
}
