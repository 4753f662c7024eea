import { finishInvites } from '../features/invites/finish-invites.server'
import { checkLedger } from '../features/membership/check-ledger.server'
import { reconcileOrders, settleOrders } from '../features/payment/settle-orders.server'
import { isPaymentOn } from '../features/payment/stripe-client.server'
import type { Services } from '../features/services'

const LOOK_MS = 60_000
/** One look in so many does the long work too. */
const HOURLY = 60

/** Looks after orders, invitations and the ledger, one look at a time; several instances may do it at once. */
export function startSettling(services: Services): void {
  let looking = false
  let looks = 0
  const look = async () => {
    if (looking) return
    looking = true
    looks += 1
    const isOn = isPaymentOn(services.env)
    if (isOn) await tried({ services, what: 'open orders', run: settleOrders })
    if (looks % HOURLY === 0) {
      if (isOn) await tried({ services, what: 'comparing with Stripe', run: reconcileOrders })
      await tried({ services, what: 'unfinished invitations', run: finishInvites })
      await tried({ services, what: 'the ledger', run: reportLedger })
    }
    looking = false
  }
  setInterval(() => void look(), LOOK_MS).unref()
}

type Tried = { services: Services; what: string; run: (services: Services) => Promise<void> }

/** What fails is logged and does not hold up the rest. */
async function tried({ services, what, run }: Tried): Promise<void> {
  await run(services).catch((error: unknown) =>
    services.log.error({ err: error, what }, 'could not be looked after'),
  )
}

async function reportLedger({ payload, log }: Services): Promise<void> {
  for (const difference of await checkLedger({ payload }))
    log.warn(difference, 'an account did not say what the ledger says; it does now')
}
