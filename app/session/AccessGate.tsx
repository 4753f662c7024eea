import { useLocation, useMatches, useNavigate } from '@remix-run/react'
import { useEffect, type ReactNode } from 'react'
import { Spinner } from '~/components/ui/Spinner'
import { toast } from '~/components/ui/toast'
import { handlesOf, type Access } from '~/http/route-handle'
import { useTexts } from '~/i18n/use-texts'
import type { Session } from './session-store'
import { openLogin } from './login-store'
import { SESSION_TEXTS } from './texts'
import { useSession } from './use-session'

/**
 * The one place that checks the access flags of routes, within the frame of the site, which stands meanwhile. It decides
 * what is shown; what may be read or changed is decided by the server with each call.
 */
export function AccessGate({ children }: { children: ReactNode }) {
  const t = useTexts(SESSION_TEXTS)
  const matches = useMatches()
  const navigate = useNavigate()
  const session = useSession()
  const wanted = handlesOf(matches).flatMap((handle) => handle.access ?? [])
  const verdict = judge({ wanted, session })
  const { pathname, search } = useLocation()
  // the tab of a page is part of where they wanted to go
  const here = pathname + search
  useEffect(() => {
    if (verdict !== 'login' && verdict !== 'forbidden') return
    const notice = toast.warning(verdict === 'login' ? t.unauthorized : t.adminsOnly)
    void navigate('/')
    const enter = () => {
      toast.dismiss(notice)
      void navigate(here)
    }
    if (verdict === 'login') openLogin({ then: enter })
  }, [verdict, navigate, t, here])
  // As high as the window: what comes pushes no footer away.
  return verdict === 'show' ? children : <Spinner className="min-h-dvh" />
}

type Verdict = 'show' | 'wait' | 'login' | 'forbidden'

function judge({ wanted, session }: { wanted: Access[]; session: Session }): Verdict {
  if (wanted.every((access) => access === 'public')) return 'show'
  if (session.status === 'unknown') return 'wait'
  if (session.status === 'guest')
    return wanted.includes('user') || wanted.includes('admin') ? 'login' : 'show'
  if (!wanted.includes('admin')) return 'show'
  return session.user.roles.some((role) => role === 'ADMIN' || role === 'SUPER_ADMIN') ? 'show' : 'forbidden'
}
