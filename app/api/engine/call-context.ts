import type { AnyCall } from './define-call'
import type { Person } from '../../features/auth/person-of-request.server'
import type { Language } from '../../../collections/resumes/schema'
import type { Services } from '~/features/services'

export type { Person }

export type CallContext<Parts extends { person: unknown; params: unknown; query: unknown; input: unknown }> =
  Parts & {
    services: Services
    request: Request
    language: Language
    /** the caller's address as the server saw it, proxies considered */
    ip: string
    requestId: string
    /** all calls, for those that describe them */
    calls: readonly AnyCall[]
    /** goes out with the answer: cookies, cache rules */
    headers: Headers
  }
