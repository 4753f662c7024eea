import { FileText, LogOut, Settings, ShieldCheck, UserRound } from 'lucide-react'
import { buttonClass } from '~/components/ui/button-class'
import { useTexts } from '~/i18n/use-texts'
import { openLogin } from '~/session/login-store'
import { signOut } from '~/session/sign-out'
import { useSession } from '~/session/use-session'
import { useSessionHint } from '~/session/use-session-hint'
import { signInAddress } from '~/http/sign-in-marker'
import { useScripts } from '~/http/use-scripts'
import { HEADER_OPTION, HeaderMenu } from './HeaderMenu'
import { SITE_TEXTS } from './texts'
import { Link, useLocation } from '@remix-run/react'

/** Sign in, or the account's menu. Before script, and without it, a plain link that the session's cookie words. */
export function AccountMenu() {
  const t = useTexts(SITE_TEXTS)
  const { status, user } = useSession()
  const hinted = useSessionHint()
  const scripts = useScripts() !== 'none'
  if (status === 'guest' || (status === 'unknown' && !hinted)) return <SignIn />
  if (status === 'unknown') {
    return (
      <Link
        to="/user"
        aria-label={t.resumes}
        className={buttonClass({ className: 'pointer-coarse:h-11 max-lg:px-3' })}
      >
        <UserRound aria-hidden className="size-4" />
        <span className="max-lg:sr-only">{scripts ? t.account : t.resumes}</span>
      </Link>
    )
  }
  const isAdmin = user.roles.some((role) => role !== 'USER')
  return (
    <HeaderMenu
      label={t.account}
      icon={<UserRound aria-hidden className="size-4" />}
      text={user.nickname || user.email.split('@')[0]}
    >
      <Link to="/user" className={HEADER_OPTION}>
        <FileText aria-hidden className="size-4 text-muted" />
        {t.resumes}
      </Link>
      <Link to="/user?tab=account" className={HEADER_OPTION}>
        <Settings aria-hidden className="size-4 text-muted" />
        {t.account}
      </Link>
      {isAdmin && (
        <a href="/admin" className={HEADER_OPTION}>
          <ShieldCheck aria-hidden className="size-4 text-muted" />
          {t.admin}
        </a>
      )}
      <button type="button" className={HEADER_OPTION} onClick={() => void signOut()}>
        <LogOut aria-hidden className="size-4 text-muted" />
        {t.signOut}
      </button>
    </HeaderMenu>
  )
}

function SignIn() {
  const t = useTexts(SITE_TEXTS)
  const location = useLocation()
  const hasScripts = useScripts() !== 'none'
  return (
    <Link
      to={hasScripts ? '/user' : signInAddress(location)}
      rel="nofollow"
      data-press
      // Drawn at its own height; touch has the bar's.
      className={buttonClass({
        look: 'primary',
        className: 'relative pointer-coarse:after:absolute pointer-coarse:after:-inset-1',
      })}
      onClick={(event) => {
        event.preventDefault()
        openLogin()
      }}
    >
      {t.signIn}
    </Link>
  )
}
