import { personOfRequest } from '../../features/auth/person-of-request.server'
import { networkOf } from '../../http/network-of'
import type { Services } from '~/features/services'
import { ApiError } from './api-error'
import type { Person } from './call-context'
import type { AnyCall } from './define-call'
import { tooMany } from './refuse'

export type GuardCallOptions = { call: AnyCall; services: Services; request: Request; ip: string }

export type Guarded = {
  person: Person | null
  /** counts the call against its limit once its input is known to be sound; throws `ApiError` 429 */
  countCall: () => Promise<void>
}

/** Who calls, and whether they may: `ApiError` 401 without a session the call accepts, 403 without the role. */
export async function guardCall({ call, services, request, ip }: GuardCallOptions): Promise<Guarded> {
  const person = await personOfRequest({ payload: services.payload, request, cookie: call.cookie ?? false })
  if (!person && call.access !== 'public') throw new ApiError({ status: 401, key: 'unauthorized' })
  if (call.access === 'admin' && !person?.roles?.some((role) => role === 'ADMIN' || role === 'SUPER_ADMIN')) {
    throw new ApiError({ status: 403, key: 'forbidden' })
  }
  return {
    person,
    countCall: () =>
      countCall({ call, services, who: call.limit?.by === 'person' && person ? person.id : networkOf(ip) }),
  }
}

type Options = { call: AnyCall; services: Services; who: string | number }

async function countCall({ call, services, who }: Options): Promise<void> {
  if (!call.limit) return
  const { points, seconds } = call.limit
  const rule = { name: call.path, points, seconds }
  const taken = await services.limiter.take({ rule, key: String(who) })
  if (!taken.ok) throw tooMany(taken.retryAfter)
}
