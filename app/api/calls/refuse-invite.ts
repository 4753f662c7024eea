import type { Payload } from 'payload'
import { lookAtCode, type CodeState } from '../../features/invites/look-at-code.server'
import { ApiError } from '../engine/api-error'
import type { ApiTextKey } from '../engine/texts'

const KEYS: Record<Exclude<CodeState, 'good'>, ApiTextKey> = {
  off: 'inviteCodeOff',
  ended: 'inviteCodeEnded',
  'used-up': 'inviteCodeUsedUp',
  unknown: 'inviteCodeUnknown',
}

/** Refuses a code that would give nothing, known account or not: the answer tells nobody which addresses exist. */
export async function refuseInvite({ payload, code }: { payload: Payload; code: string }): Promise<void> {
  const { state } = await lookAtCode({ payload, code })
  if (state !== 'good') throw new ApiError({ status: 400, key: KEYS[state] })
}
