import { openOpenai, OPENAI_KEY, type OpenaiDouble } from '../doubles/openai'
import { openStripe, STRIPE_KEY, STRIPE_WEBHOOK_SECRET, type StripeDouble } from '../doubles/stripe'
import { openWechat, type WechatDouble } from '../doubles/wechat'
import { startSite } from '../setup/start-site'
import { test as base } from './test'

type WorkerFixtures = { provider: OpenaiDouble; stripe: StripeDouble; wechat: WechatDouble }

/**
 * Tests at a site that has all that others give: a model, a Stripe, which shows a page to pay on and posts what happens
 * there, and an official account of WeChat. One kind of site for all of them, for each kind has to be started anew.
 */
export const test = base.extend<object, WorkerFixtures>({
  provider: [
    async ({}, use) => {
      const provider = await openOpenai()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  stripe: [
    async ({}, use) => {
      const stripe = await openStripe()
      await use(stripe)
      await stripe.close()
    },
    { scope: 'worker' },
  ],
  wechat: [
    async ({}, use) => {
      const wechat = await openWechat()
      await use(wechat)
      await wechat.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mailbox, provider, stripe, wechat }, use) => {
      const model = { OPENAI_API_KEY: OPENAI_KEY, OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'double-1' }
      const shop = { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE: stripe.url }
      const site = await startSite({ SMTP_URL: mailbox.url, ...model, ...shop, ...wechat.env })
      stripe.state.onEvent = (event) => {
        const { body, signature } = stripe.signed(event)
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
        // Stripe waits for no answer before it goes on; a site that is down is told later
        fetch(`${site.url}/resume-api/order/notice-callback`, { method: 'POST', headers, body }).catch(
          () => undefined,
        )
      }
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  others: async ({ stripe }, use) => use([stripe.url]),
})
