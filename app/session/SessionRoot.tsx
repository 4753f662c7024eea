import { useNavigate } from '@remix-run/react'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { Spinner } from '~/components/ui/Spinner'
import { accountStore, openAccountDialog } from './account-store'
import { setNavigate } from './go'
import { loadSession } from './load-session'
import { loginStore } from './login-store'
import { paymentStore } from './payment-store'
import { takeUrlToken } from './take-url-token'
import { useSession } from './use-session'

const LoginDialog = lazy(() =>
  import('~/components/login/LoginDialog').then(({ LoginDialog }) => ({ default: LoginDialog })),
)

const AccountDialogs = lazy(() =>
  import('~/components/account/AccountDialogs').then(({ AccountDialogs }) => ({ default: AccountDialogs })),
)

const PaymentDialog = lazy(() =>
  import('~/components/payment/PaymentDialog').then(({ PaymentDialog }) => ({ default: PaymentDialog })),
)

/** Starts the session once the page lives, and holds the dialogs that can be opened from anywhere. */
export function SessionRoot() {
  const navigate = useNavigate()
  const login = useSyncExternalStore(loginStore.subscribe, loginStore.get, loginStore.get)
  const payment = useSyncExternalStore(paymentStore.subscribe, paymentStore.get, paymentStore.get)
  const account = useSyncExternalStore(accountStore.subscribe, accountStore.get, accountStore.get)
  const deleteAt = useSession().user?.deleteAt
  useEffect(() => {
    // who comes back to an account that is about to end may want to keep it
    if (deleteAt) openAccountDialog({ dialog: 'keep' })
  }, [deleteAt])
  useEffect(() => setNavigate((to) => void navigate(to)), [navigate])
  useEffect(() => {
    takeUrlToken()
    void loadSession()
  }, [])
  if (!login && !payment && !account) return null
  return (
    <Suspense fallback={<Spinner className="fixed inset-0 z-50 bg-scrim" />}>
      {payment && <PaymentDialog key={JSON.stringify(payment)} request={payment} />}
      {account && <AccountDialogs key={account.dialog} request={account} />}
      {login && <LoginDialog request={login} />}
    </Suspense>
  )
}
