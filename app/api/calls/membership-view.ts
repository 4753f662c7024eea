import * as z from 'zod'
import { CURRENCIES, MOST_PRICE } from '../../../collections/membership/currencies'
import {
  BENEFIT_NAMES,
  BENEFITS,
  entitlementsIn,
  type Benefit,
  type Entitlements,
} from '../../../collections/membership/benefits'
import { MOST_DAYS } from '../../../collections/membership/vip-types'
import { LANGUAGES, type Language } from '../../../collections/resumes/schema'
import { planNames, toPlanNames } from './plan-names'
import type { VipType } from '../../features/membership/find-vip-type.server'
import { priceFor } from '../../features/membership/price-for'
import type { Membership } from '../../features/membership/fold-ledger'

/** What a plan gives, as calls take and answer it. */
export const entitlements = z
  .object(
    // an edge: entries lose which value belongs to which key
    Object.fromEntries(BENEFIT_NAMES.map((name) => [name, benefitSchema(BENEFITS[name])])) as {
      [Name in Benefit]: Entitlements[Name] extends boolean ? z.ZodBoolean : z.ZodInt
    },
  )
  .meta({ id: 'Entitlements' })

function benefitSchema(benefit: (typeof BENEFITS)[Benefit]) {
  const schema = benefit.kind === 'switch' ? z.boolean() : z.int().min(0).max(benefit.most)
  return schema.describe(benefit.about)
}

export const price = z.int().min(0).max(MOST_PRICE).describe('In minor units of the currency')
export const currency = z.enum(CURRENCIES)
export const prices = z
  .array(z.strictObject({ language: z.enum(LANGUAGES), price: price.min(1), currency }))
  .max(LANGUAGES.length)
  .refine((rows) => new Set(rows.map(({ language }) => language)).size === rows.length, {
    error: 'each language once',
  })
  .describe('What readers of a language pay; all others pay the plan’s own price')
export const days = z.int().min(1).max(MOST_DAYS).describe('A day is 24 hours')
export const vipTypeId = z.string().max(64).describe('From vip-type/list')

export const vipTypeView = z
  .object({
    id: z.string(),
    name: z.string().describe('In the caller’s language'),
    summary: z.string(),
    names: planNames(z.string()),
    summaries: planNames(z.string()),
    price: price.describe('For the caller’s language, in minor units of the currency'),
    currency,
    base: z.object({ price, currency }).describe('The plan’s own price'),
    prices,
    days,
    entitlements,
    active: z.boolean(),
    order: z.number(),
    level: z.number(),
  })
  .meta({ id: 'VipType' })

export function viewVipType(options: { type: VipType; language: Language }): z.input<typeof vipTypeView> {
  const { type, language } = options
  return {
    ...type,
    ...priceFor({ type, language }),
    base: { price: type.price, currency: type.currency },
    prices: (type.prices ?? []).map(({ language: of, price: amount, currency: in_ }) => ({
      language: of,
      price: amount,
      currency: in_,
    })),
    id: String(type.id),
    name: type.name[language],
    summary: type.summary[language],
    names: toPlanNames(type.name),
    summaries: toPlanNames(type.summary),
    entitlements: entitlementsIn(type.entitlements),
    active: type.active ?? false,
    order: type.order ?? 0,
  }
}

export const vipView = z
  .object({
    isVip: z.boolean(),
    vipUntil: z.string().nullable().describe('End of the last day; in the past when it is over'),
    type: z.object({ id: z.string().nullable(), name: z.string() }).nullable().describe('The plan in use'),
    waiting: z
      .array(z.object({ name: z.string(), from: z.string(), until: z.string() }))
      .describe('Plans used after it'),
    entitlements,
    used: z.object({ resumes: z.number(), shareLinks: z.number() }),
  })
  .meta({ id: 'Vip' })

type ViewVipOptions = {
  membership: Membership
  entitlements: Entitlements
  used: { resumes: number; shareLinks: number }
  language: Language
}

export function viewVip({ membership, language, ...rest }: ViewVipOptions): z.input<typeof vipView> {
  const [current, ...later] = membership.spans
  return {
    ...rest,
    ...viewUntil(membership),
    type: current ? { id: current.plan.typeId, name: current.plan.name[language] } : null,
    waiting: later.map(({ plan, from, until }) => ({
      name: plan.name[language],
      from: new Date(from).toISOString(),
      until: new Date(until).toISOString(),
    })),
  }
}

/** Whether and until when somebody is a member. */
export function viewUntil({ until, spans }: Membership): { isVip: boolean; vipUntil: string | null } {
  return { isVip: spans.length > 0, vipUntil: until === null ? null : new Date(until).toISOString() }
}
