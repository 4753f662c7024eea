import { placesOf, textAt, type Form } from './form'

/** A refusal as Stripe's API words it. */
export type Refusal = { status: number; type: string; code?: string; message: string; param?: string }

const WHOLE = /^(0|[1-9]\d*)$/
const KNOWN: Record<string, Record<string, RegExp>> = {
  'POST /v1/checkout/sessions': {
    mode: /^payment$/,
    success_url: /^https?:\/\//,
    cancel_url: /^https?:\/\//,
    client_reference_id: /^.{1,200}$/,
    customer_email: /^[^\s@]+@[^\s@]+$/,
    expires_at: WHOLE,
    locale: /^(auto|en|zh|zh-HK|zh-TW)$/,
    'line_items.#.quantity': WHOLE,
    'line_items.#.price_data.currency': /^[a-z]{3}$/,
    'line_items.#.price_data.unit_amount': WHOLE,
    'line_items.#.price_data.product_data.name': /^.{1,250}$/s,
    'line_items.#.price_data.product_data.description': /^.{1,500}$/s,
    'payment_method_types.#': /^(card|alipay|wechat_pay)$/,
    'payment_method_options.wechat_pay.client': /^(web|ios|android)$/,
    'payment_intent_data.description': /^.{1,1000}$/s,
    'payment_intent_data.metadata.*': /^.{1,500}$/s,
    'metadata.*': /^.{1,500}$/s,
  },
  'POST /v1/checkout/sessions/{id}/expire': {},
  'GET /v1/checkout/sessions/{id}': { 'expand.#': /^payment_intent(\.latest_charge)?$/ },
  'GET /v1/payment_intents/{id}': {},
  'POST /v1/refunds': {
    payment_intent: /^pi_\w+$/,
    amount: WHOLE,
    reason: /^(duplicate|fraudulent|requested_by_customer)$/,
    'metadata.*': /^.{1,500}$/s,
  },
  'GET /v1/disputes': {
    payment_intent: /^pi_\w+$/,
    limit: WHOLE,
    'created.gte': WHOLE,
    starting_after: /^dp_\w+$/,
  },
  'GET /v1/refunds': { limit: WHOLE, 'created.gte': WHOLE, starting_after: /^re_\w+$/ },
}
const NEEDED: Record<string, string[]> = {
  'POST /v1/checkout/sessions': [
    'mode',
    'success_url',
    'line_items.0.quantity',
    'line_items.0.price_data.currency',
    'line_items.0.price_data.unit_amount',
    'line_items.0.price_data.product_data.name',
  ],
  'POST /v1/refunds': ['payment_intent'],
}

/** What is wrong with the parameters of a call, or null: unknown ones are refused, as Stripe refuses them. */
export function checkParams({ call, form }: { call: string; form: Form }): Refusal | null {
  const known = KNOWN[call]
  if (!known)
    return { status: 404, type: 'invalid_request_error', message: `Unrecognized request URL (${call})` }
  for (const [place, text] of placesOf(form)) {
    const rule = known[place.replace(/\.\d+(?=\.|$)/g, '.#')] ?? known[place.replace(/\.\w+$/, '.*')]
    if (!rule)
      return bad({ param: place, code: 'parameter_unknown', message: `Received unknown parameter: ${place}` })
    if (!rule.test(text)) return bad({ param: place, message: `Invalid ${place}: ${text}` })
  }
  const missing = NEEDED[call]?.find((place) => textAt({ form, path: place }) === '')
  if (missing)
    return bad({ param: missing, code: 'parameter_missing', message: `Missing required param: ${missing}` })
  return call === 'POST /v1/checkout/sessions' ? checkSession(form) : null
}

function checkSession(form: Form): Refusal | null {
  const expires = textAt({ form, path: 'expires_at' })
  const ahead = Number(expires) - Math.floor(Date.now() / 1000)
  if (expires && (ahead < 30 * 60 || ahead > 24 * 60 * 60))
    return bad({
      param: 'expires_at',
      message: 'The `expires_at` timestamp must be 30 minutes to 24 hours from now',
    })
  const methods = Object.values(
    typeof form.payment_method_types === 'object' ? form.payment_method_types : {},
  )
  if (methods.includes('wechat_pay') && !textAt({ form, path: 'payment_method_options.wechat_pay.client' }))
    return bad({
      param: 'payment_method_options',
      message: 'wechat_pay needs payment_method_options[wechat_pay][client]',
    })
  return null
}

/** A refused parameter. */
export function bad(fault: { param: string; message: string; code?: string }): Refusal {
  return { status: 400, type: 'invalid_request_error', ...fault }
}
