import { Gift, TriangleAlert } from 'lucide-react'
import type { DataOf } from '~/api/engine/call-types'
import { useTexts } from '~/i18n/use-texts'
import { INVITE_TEXTS } from './invite-texts'

export type Invite = DataOf<'GET /invite/look'>

/** False where there is no invitation, and where it is good for nothing because the site gives no days. */
export function isWorthSaying(invite: Invite | undefined): invite is NonNullable<Invite> {
  return Boolean(invite) && !(invite?.state === 'good' && invite.days === 0)
}

/** What an invite code gives a new account, or why it gives nothing. */
export function InviteWord({ invite }: { invite: NonNullable<Invite> }) {
  const t = useTexts(INVITE_TEXTS)
  const { state, code, days } = invite
  const Icon = state === 'good' ? Gift : TriangleAlert
  return (
    <p role="status" className="flex min-w-0 flex-1 items-start text-pretty gap-2 text-sm text-ink">
      <Icon
        aria-hidden
        className={`mt-0.5 size-4 shrink-0 ${state === 'good' ? 'text-link' : 'text-warning'}`}
      />
      <span>{state === 'good' ? t.good(days) : t[state](code)}</span>
    </p>
  )
}
