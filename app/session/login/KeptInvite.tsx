import { InviteWord, isWorthSaying } from './InviteWord'
import { useKeptInvite } from './use-kept-invite'

/** Says what the invitation gives whose link this browser has opened. */
export function KeptInvite() {
  const invite = useKeptInvite()
  if (!isWorthSaying(invite)) return null
  return (
    <div className="mt-6 flex border-t border-line pt-4">
      <InviteWord invite={invite} />
    </div>
  )
}
