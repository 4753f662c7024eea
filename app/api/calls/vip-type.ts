import * as z from 'zod'
import { MEMBER_ENTITLEMENTS } from '../../../collections/membership/benefits'
import { isAdmin } from '../../../collections/roles'
import { findVipType } from '../../features/membership/find-vip-type.server'
import { listVipTypes } from '../../features/membership/list-vip-types.server'
import { createVipType, updateVipType } from '../../features/membership/write-vip-type.server'
import { defineCall, WRITE_LIMIT } from '../engine/define-call'
import { notFound } from '../engine/refuse'
import { fromPlanNames, planNames } from './plan-names'
import { currency, days, entitlements, price, prices, viewVipType, vipTypeView } from './membership-view'

const about = { access: 'admin', tag: 'Membership' } as const
const text = (most: number) => z.string().trim().min(1).max(most)
const fields = z.strictObject({
  name: planNames(text(40)),
  summary: planNames(text(120)),
  price,
  currency,
  prices,
  days,
  entitlements: z.strictObject(entitlements.shape).partial(),
  active: z.boolean(),
  order: z.int().min(-1000).max(1000).describe('Smaller numbers come first'),
  level: z.int().min(0).max(100).describe('Days of a higher level are used first'),
})

const list = defineCall('GET /vip-type/list', {
  ...about,
  access: 'public',
  summary: { 'zh-CN': '会员套餐', en: 'The plans' },
  description: { 'zh-CN': '管理员也能看到停售的套餐。', en: 'Administrators also see those not on sale.' },
  output: z.array(vipTypeView),
  async handler({ services: { payload }, person, language }) {
    const types = await listVipTypes({ payload, all: isAdmin(person) })
    return types.map((type) => viewVipType({ type, language }))
  },
})

const create = defineCall('POST /vip-type/create', {
  ...about,
  limit: WRITE_LIMIT,
  summary: { 'zh-CN': '新建套餐', en: 'Create a plan' },
  input: fields.extend({
    entitlements: fields.shape.entitlements.default({}),
    prices: fields.shape.prices.default([]),
    active: fields.shape.active.default(true),
    order: fields.shape.order.default(0),
    level: fields.shape.level.default(1),
  }),
  output: vipTypeView,
  example: {
    input: {
      name: { zh: '月度会员', en: 'Monthly' },
      summary: { zh: '先试一个月', en: 'Try it for a month' },
      price: 1900,
      currency: 'CNY',
      prices: [{ language: 'en', price: 299, currency: 'USD' }],
      days: 31,
    },
  },
  async handler({ services: { payload }, person, language, input }) {
    const entitlements = { ...MEMBER_ENTITLEMENTS, ...input.entitlements }
    const texts = { name: fromPlanNames(input.name), summary: fromPlanNames(input.summary) }
    const type = await createVipType({
      ...{ payload, person, language },
      fields: { ...input, ...texts, entitlements },
    })
    return viewVipType({ type, language })
  },
})

const update = defineCall('POST /vip-type/update/{id}', {
  ...about,
  limit: WRITE_LIMIT,
  summary: { 'zh-CN': '修改套餐', en: 'Change a plan' },
  description: {
    'zh-CN': '只修改给出的字段；已购买的订单和天数不受影响。',
    en: 'Changes the fields that are sent; no order and no day that was bought changes.',
  },
  input: fields.partial(),
  output: vipTypeView,
  async handler({ services: { payload }, person, language, params: { id }, input }) {
    const before = await findVipType({ payload, id })
    if (!before) throw notFound()
    const { name, summary, ...rest } = input
    const given = { ...before.entitlements, ...input.entitlements }
    const type = await updateVipType({
      ...{ payload, person, language, id },
      changes: {
        ...{ ...rest, entitlements: given },
        ...(name && { name: fromPlanNames(name) }),
        ...(summary && { summary: fromPlanNames(summary) }),
      },
    })
    if (!type) throw notFound()
    return viewVipType({ type, language })
  },
})

export const vipTypeCalls = [list, create, update] as const
