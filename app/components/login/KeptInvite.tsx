import { useCallback } from 'react'
import { useCall } from '~/http/use-call'
import { call } from '~/session/client'
import { InviteWord } from './InviteWord'

/** Says what the invitation gives whose link this browser has opened. */
export function KeptInvite() {
  const { data } = useCall({
    key: 'invite/look',
    fetch: useCallback(() => call('GET /invite/look', { query: {}, ignoreToast: true }), []),
  })
  if (!data) return null
  return (
    <div className="mt-6 flex border-t border-line pt-4">
      <InviteWord invite={data} />
    </div>
  )
}
