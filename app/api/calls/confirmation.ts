import * as z from 'zod'
import { CONFIRM_RULE, type Unconfirmed } from '../../features/auth/confirm-person.server'
import { ApiError } from '../engine/api-error'
import { tooMany } from '../engine/refuse'
import type { ApiTextKey } from '../engine/texts'
import { mailedCode } from './fields'
import { noteEvent, type NoteEventOptions } from './note-event'

/** What a change of the account wants beside the token. */
export const confirmation = {
  currentPassword: z.string().max(128).optional(),
  confirmCode: mailedCode
    .optional()
    .describe('Where no password is set: the code mailed to the account’s own address with purpose confirm'),
}

const KEYS: Record<Exclude<Unconfirmed, 'too-many'>, ApiTextKey> = {
  'password-needed': 'noPassword',
  'wrong-password': 'wrongPassword',
  'confirm-needed': 'noConfirm',
  'wrong-confirm': 'wrongConfirm',
}

type RefuseOptions = Pick<NoteEventOptions, 'context'> & { reason: Unconfirmed }

/** Who gives a wrong password or code here has a session already: the owner reads of it. */
export function refuseUnconfirmed({ context, reason }: RefuseOptions): ApiError {
  if (reason === 'too-many') return tooMany(CONFIRM_RULE.seconds)
  if (reason === 'wrong-password' || reason === 'wrong-confirm')
    noteEvent({ context, kind: 'confirm-refused', detail: reason === 'wrong-password' ? 'password' : 'code' })
  return new ApiError({ status: 400, key: KEYS[reason] })
}
