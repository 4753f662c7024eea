import type { DataOf } from '~/api/engine/call-types'

/** What every way of signing in answers. */
export type SignedIn = DataOf<'POST /auth/email-code'>
