import { InviteWord, isWorthSaying, type Invite } from '~/session/login/InviteWord'
import { INVITE_TEXTS } from '~/session/login/invite-texts'
import { buttonClass } from '~/components/ui/button-class'
import { useTexts } from '~/i18n/use-texts'
import { openLogin } from '~/session/login-store'
import { useSession } from '~/session/use-session'

/** For who came by an invitation's link: what it gives, or why it gives nothing. */
export function Invited({ invite }: { invite: Invite }) {
  const t = useTexts(INVITE_TEXTS)
  const { user } = useSession()
  if (!isWorthSaying(invite)) return null
  return (
    <div className={`border-b border-line ${invite.state === 'good' ? 'bg-accent-tint' : 'bg-warning-tint'}`}>
      <div className="jl-container flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
        <InviteWord invite={invite} />
        {!user && (
          <a
            href="/user"
            className={buttonClass({ size: 'sm' })}
            onClick={(event) => {
              event.preventDefault()
              openLogin()
            }}
          >
            {t.signUp}
          </a>
        )}
      </div>
    </div>
  )
}
