import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { checkParams, type Refusal } from './stripe/check-params'
import { parseForm, placesOf, textAt, type Form } from './stripe/form'
import { askWitness, witness } from './stripe/second-opinion'
import {
  completeSession,
  createRefund,
  createSession,
  createState,
  expireSession,
  type State,
  type StripeEvent,
} from './stripe/state'

export const STRIPE_KEY = 'sk_test_double'
export const STRIPE_WEBHOOK_SECRET = 'whsec_double'

export type StripeDouble = {
  /** for STRIPE_API_BASE */
  url: string
  state: State
  /** every call that came, such as `POST /v1/refunds` */
  calls: string[]
  /** answers 503 to everything while true */
  down: boolean
  /** does what it is asked and breaks the line before it answers, while true */
  mute: boolean
  /** an event as Stripe would post it: its body and the header `stripe-signature` */
  signed: (event: StripeEvent, secret?: string) => { body: string; signature: string }
  close: () => Promise<void>
}

type Answer = { status: number; body: object | string }
type Kept = { print: string; answer: Promise<Answer> | Answer }

/** Stripe's API as far as Checkout needs it, on this machine: keeps state, refuses what it doesn't know, signs events. */
export async function openStripe(): Promise<StripeDouble> {
  const state = createState()
  const kept = new Map<string, Kept>()
  const double: StripeDouble = { url: '', state, calls: [], down: false, mute: false, signed, close }
  const server = createServer((req, res) => {
    answer({ req, res }).catch((error: unknown) => res.writeHead(500).end(String(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  double.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return double

  async function answer({ req, res }: { req: IncomingMessage; res: ServerResponse }) {
    const url = new URL(req.url ?? '/', double.url)
    let text = ''
    for await (const chunk of req) text += String(chunk)
    if (url.pathname.startsWith('/pay/'))
      return void checkoutPage({ state, url, method: req.method ?? '', res })
    const { status, body } = await answerCall({ req, url, text })
    if (double.mute) return void res.destroy()
    res.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_double' })
    res.end(JSON.stringify(body))
  }

  async function answerCall({
    req,
    url,
    text,
  }: {
    req: IncomingMessage
    url: URL
    text: string
  }): Promise<Answer> {
    const call = `${req.method} ${url.pathname.replace(/\/(cs|pi|re)_\w+/, '/{id}')}`
    double.calls.push(call)
    if (double.down) return refuse({ status: 503, type: 'api_error', message: 'Stripe is down' })
    if (req.headers.authorization !== `Bearer ${STRIPE_KEY}`)
      return refuse({ status: 401, type: 'invalid_request_error', message: 'Invalid API Key provided' })
    const form = parseForm(req.method === 'POST' ? text : url.search.slice(1))
    const doubt = witness ? await askWitness({ witness, req, text, call }) : null
    const run = () => {
      const fault = checkParams({ call, form }) ?? doubt
      return fault ? refuse(fault) : act({ call, url, form })
    }
    const key = String(req.headers['idempotency-key'] ?? '')
    return req.method === 'POST' && key
      ? once_({ key, print: `${call} ${JSON.stringify(placesOf(form))}`, run })
      : run()
  }

  /** The same key gives the same answer again; another call with it, or one while the first runs, is refused. */
  async function once_({
    key,
    print,
    run,
  }: {
    key: string
    print: string
    run: () => Answer
  }): Promise<Answer> {
    const known = kept.get(key)
    if (known && known.print !== print)
      return refuse({
        status: 400,
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters',
      })
    if (known?.answer instanceof Promise)
      return refuse({
        status: 409,
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: 'There is another request with this key',
      })
    if (known) return known.answer
    const running = new Promise<Answer>((resolve) => setImmediate(() => resolve(run())))
    kept.set(key, { print, answer: running })
    const answer = await running
    kept.set(key, { print, answer })
    return answer
  }

  function act({ call, url, form }: { call: string; url: URL; form: Form }): Answer {
    const id = /\/((cs|pi|re)_\w+)/.exec(url.pathname)?.[1] ?? ''
    if (call === 'POST /v1/checkout/sessions') return ok(createSession({ state, form, host: double.url }))
    if (call === 'POST /v1/refunds') {
      const amount = textAt({ form, path: 'amount' })
      const made = createRefund({
        state,
        intentId: textAt({ form, path: 'payment_intent' }),
        ...(amount ? { amount: Number(amount) } : {}),
      })
      return 'object' in made ? ok(made) : refuse(made)
    }
    if (call === 'GET /v1/refunds') return ok(listOf({ url, rows: [...state.refunds.values()] }))
    if (call === 'GET /v1/disputes') {
      const intentId = textAt({ form, path: 'payment_intent' })
      const rows = [...state.disputes.values()].filter((one) => !intentId || one.payment_intent === intentId)
      return ok(listOf({ url, rows }))
    }
    const session = state.sessions.get(id)
    const intent = state.intents.get(id)
    if (call.startsWith('GET /v1/payment_intents') && intent) return ok(intent)
    if (!session)
      return refuse({
        status: 404,
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: `No such object: ${id}`,
      })
    if (call.endsWith('/expire')) {
      const fault = expireSession({ state, session })
      return fault ? refuse(fault) : ok(session)
    }
    return ok({
      ...session,
      ...(form.expand ? { payment_intent: expanded({ state, id: session.payment_intent }) } : {}),
    })
  }

  function signed(event: StripeEvent, secret = STRIPE_WEBHOOK_SECRET) {
    const body = JSON.stringify(event, null, 2)
    const { webhooks } = new Stripe(STRIPE_KEY)
    return { body, signature: webhooks.generateTestHeaderString({ payload: body, secret }) }
  }

  async function close() {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
}

function expanded({ state, id }: { state: State; id: string | null }) {
  const intent = state.intents.get(id ?? '')
  return intent ? { ...intent, latest_charge: state.charges.get(intent.latest_charge ?? '') ?? null } : null
}

/** All there is on one page, the newest first. */
const listOf = ({ url, rows }: { url: URL; rows: object[] }) => ({
  object: 'list',
  url: url.pathname,
  has_more: false,
  data: rows.reverse(),
})

const ok = (body: object): Answer => ({ status: 200, body })
const refuse = ({ status, ...error }: Refusal): Answer => ({ status, body: { error } })

/** Where the person pays: one button, then back to the site. */
function checkoutPage(options: { state: State; url: URL; method: string; res: ServerResponse }): void {
  const { state, url, method, res } = options
  const session = state.sessions.get(url.pathname.slice('/pay/'.length))
  if (!session) return void res.writeHead(404).end()
  if (method === 'POST') {
    completeSession({ state, session, outcome: 'paid' })
    return void res.writeHead(303, { location: session.success_url }).end()
  }
  const form = '<form method="post"><button>Pay</button></form>'
  const page = `<!doctype html><html lang="en"><head><title>Checkout</title><link rel="icon" href="data:,"></head><body><h1>${session.name}</h1><p>${session.amount_total} ${session.currency}</p>${form}</body></html>`
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
}
