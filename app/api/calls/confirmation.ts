import * as z from 'zod'
import type { Unconfirmed } from '../../features/auth/confirm-person.server'
import { ApiError } from '../engine/api-error'
import type { ApiTextKey } from '../engine/texts'
import { mailedCode } from './fields'

/** What a change of the account wants beside the token. */
export const confirmation = {
  currentPassword: z.string().max(128).optional(),
  confirmCode: mailedCode
    .optional()
    .describe('Where no password is set: the code mailed to the account’s own address with purpose confirm'),
}

const KEYS: Record<Unconfirmed, ApiTextKey> = {
  'password-needed': 'noPassword',
  'wrong-password': 'wrongPassword',
  'confirm-needed': 'noConfirm',
  'wrong-confirm': 'wrongConfirm',
}

export function refuseUnconfirmed(reason: Unconfirmed): ApiError {
  return new ApiError({ status: 400, key: KEYS[reason] })
}
