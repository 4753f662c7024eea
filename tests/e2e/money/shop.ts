import { openStripe, STRIPE_KEY, STRIPE_WEBHOOK_SECRET, type StripeDouble } from '../../doubles/stripe'
import { startSite } from '../../setup/start-site'
import { test as base } from '../test'

type WorkerFixtures = { stripe: StripeDouble }

/** A site that sells: with a Stripe of its own, which shows a page to pay on and posts what happens there. */
export const test = base.extend<object, WorkerFixtures>({
  stripe: [
    async ({}, use) => {
      const stripe = await openStripe()
      await use(stripe)
      await stripe.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mailbox, stripe }, use) => {
      const site = await startSite({
        SMTP_URL: mailbox.url,
        STRIPE_SECRET_KEY: STRIPE_KEY,
        STRIPE_WEBHOOK_SECRET,
        STRIPE_API_BASE: stripe.url,
      })
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
