import { useCallback } from 'react'
import { useCall } from '~/http/use-call'
import { call } from '~/session/client'
import type { Invite } from './InviteWord'

/** The invitation whose link this browser has opened; null for none, undefined until it is known. */
export function useKeptInvite(): Invite | undefined {
  const { data } = useCall({
    key: 'invite/look',
    fetch: useCallback(() => call('GET /invite/look', { query: {} }), []),
  })
  return data
}
