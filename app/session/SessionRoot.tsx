import { useNavigate } from '@remix-run/react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { latePart } from '~/components/late/late-part'
import { takeSignInWish } from '~/http/sign-in-marker'
import { Spinner } from '~/components/ui/Spinner'
import { accountStore, closeAccountDialog, openAccountDialog } from './account-store'
import { setNavigate } from './go'
import { loadSession } from './load-session'
import { closeLogin, loginStore, openLogin } from './login-store'
import { closePayment, paymentStore } from './payment-store'
import { sessionStore } from './session-store'
import { takeUrlToken } from './take-url-token'
import { useSession } from './use-session'
import { useSessionHint } from './use-session-hint'

const waiting = <Spinner className="fixed inset-0 z-50 bg-scrim" />
const LoginDialog = latePart(() => import('~/session/login/LoginDialog'), 'LoginDialog', {
  waiting,
  close: closeLogin,
})
const AccountDialogs = latePart(() => import('~/session/account/AccountDialogs'), 'AccountDialogs', {
  waiting,
  close: closeAccountDialog,
})
const PaymentDialog = latePart(() => import('~/session/payment/PaymentDialog'), 'PaymentDialog', {
  waiting,
  close: closePayment,
})

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
  const hasCookie = useRef(useSessionHint())
  useEffect(() => {
    takeUrlToken()
    const wantsDialog = takeSignInWish()
    void loadSession({ hasCookie: hasCookie.current }).then(() => {
      if (wantsDialog && sessionStore.get().status === 'guest') openLogin()
    })
  }, [])
  if (!login && !payment && !account) return null
  return (
    <>
      {payment && <PaymentDialog key={JSON.stringify(payment)} request={payment} />}
      {account && <AccountDialogs key={account.dialog} request={account} />}
      {login && <LoginDialog request={login} />}
    </>
  )
}
