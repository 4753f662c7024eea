import type { Language } from '../../../collections/resumes/schema'
import type { VipType } from './find-vip-type.server'

/** In minor units of the currency. */
export type Price = { price: number; currency: VipType['currency'] }

/** What a plan costs a reader of a language: the price kept for it, else the plan's own. Free is free everywhere. */
export function priceFor({ type, language }: { type: VipType; language: Language }): Price {
  const own = type.prices?.find((one) => one.language === language)
  const { price, currency } = type.price === 0 ? type : (own ?? type)
  return { price, currency }
}
