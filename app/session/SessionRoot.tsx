import { useNavigate } from '@remix-run/react'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { Spinner } from '~/components/ui/Spinner'
import { setNavigate } from './go'
import { loadSession } from './load-session'
import { loginStore } from './login-store'
import { takeUrlToken } from './take-url-token'

const LoginDialog = lazy(() =>
  import('~/components/login/LoginDialog').then(({ LoginDialog }) => ({ default: LoginDialog })),
)

/** Starts the session once the page lives, and holds the login dialog that can be opened from anywhere. */
export function SessionRoot() {
  const navigate = useNavigate()
  const login = useSyncExternalStore(loginStore.subscribe, loginStore.get, loginStore.getOnServer)
  useEffect(() => setNavigate((to) => void navigate(to)), [navigate])
  useEffect(() => {
    takeUrlToken()
    void loadSession()
  }, [])
  if (!login) return null
  return (
    <Suspense fallback={<Spinner className="fixed inset-0 z-50 bg-scrim" />}>
      <LoginDialog request={login} />
    </Suspense>
  )
}
