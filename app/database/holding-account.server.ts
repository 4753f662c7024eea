import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { driverOf } from './driver.server'
import { inTransaction, type InTransactionOptions } from './in-transaction.server'

type Options<Result> = Required<Pick<InTransactionOptions<Result>, 'payload' | 'user' | 'run'>>

/** The last of each account that has one. */
const turns = new Map<string, Promise<unknown>>()

/**
 * A transaction that is alone with what an account has: what is counted in it is still so many when it stores. One
 * after the other here, so that they do not meet; what meets is another instance's.
 */
export function holdingAccount<Result>({ payload, user, run }: Options<Result>): Promise<Result> {
  const id = String(user.id)
  const work = () =>
    inTransaction({
      ...{ payload, user },
      async run(req) {
        await hold({ payload, user, req })
        return run(req)
      },
    })
  const mine = (turns.get(id) ?? Promise.resolve()).then(work)
  const ended = mine
    .catch(() => undefined)
    .finally(() => {
      if (turns.get(id) === ended) turns.delete(id)
    })
  turns.set(id, ended)
  return mine
}

type HoldOptions = { payload: Payload; user: TypedUser; req: PayloadRequest }

/**
 * On SQLite every transaction is alone. On MongoDB two that write one row meet, and the second begins again; what is
 * written is Mongoose's own number of the row, which no field shows. A MongoDB that is no replica set has no transactions:
 * there the turns in this process are all.
 */
async function hold({ payload, user, req }: HoldOptions): Promise<void> {
  const { mongo } = driverOf(payload)
  if (!mongo) return
  const id = await req.transactionID
  if (id === undefined || id === null) return
  const session = mongo.sessions[String(id)]
  if (!session) throw new Error('An account is held in a transaction')
  const count = { $inc: { __v: 1 } }
  await mongo.model('users').updateOne({ _id: user.id }, count, { session, timestamps: false })
}
