/** What plans can be sold in; ISO 4217, all of them known to Stripe Checkout with cards, Alipay and WeChat Pay. */
export const CURRENCIES = ['CNY', 'USD', 'EUR', 'GBP', 'HKD', 'SGD', 'JPY', 'AUD', 'CAD'] as const

/** The most a plan can cost, in minor units. */
export const MOST_PRICE = 99_999_999
