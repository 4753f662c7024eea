import type { Locale } from './locales'

/** An amount in minor units as the reader's language writes it: `¥19`, `CN¥19`, `$4.50`, `JP¥500`. */
export function formatPrice(options: { amount: number; currency: string; locale: Locale }): string {
  const { amount, currency, locale } = options
  const style = { style: 'currency', currency } as const
  const value = amount / minorUnits(currency)
  const format = Number.isInteger(value) ? { ...style, minimumFractionDigits: 0 } : style
  return new Intl.NumberFormat(locale, format).format(value)
}

/** How many minor units make one of a currency: 100 for most, 1 for yen. */
export function minorUnits(currency: string): number {
  const style = { style: 'currency', currency } as const
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', style).resolvedOptions()
  return 10 ** digits
}
