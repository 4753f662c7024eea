import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { retryTransient } from './retry-transient.server'

export type InTransactionOptions<Result> = {
  payload: Payload
  /** on whose behalf; hooks and access control see this person */
  user?: TypedUser
  /** what it begins with, as the language in which hooks and validation say what they refuse */
  from?: Partial<PayloadRequest>
  /** every database call in it must pass this `req` on, or it would wait for the very transaction it stands in */
  run: (req: PayloadRequest) => Promise<Result>
}

/** All or nothing. Starts again when two writers meet, so `run` may be called more than once. */
export async function inTransaction<Result>({
  payload,
  user,
  from,
  run,
}: InTransactionOptions<Result>): Promise<Result> {
  return retryTransient(async () => {
    const req = await createLocalReq({ req: { ...from }, ...(user ? { user } : {}) }, payload)
    const mine = await initTransaction(req)
    try {
      const result = await run(req)
      if (mine) await commitTransaction(req)
      return result
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  })
}
