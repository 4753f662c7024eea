import { CircleAlert, CircleCheck, CircleX, ExternalLink, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '~/components/ui/Button'
import { buttonClass } from '~/components/ui/button-class'
import { Dialog } from '~/components/ui/Dialog'
import { LinkButton } from '~/components/ui/LinkButton'
import { SpinnerRing } from '~/components/ui/SpinnerRing'
import { formatPrice } from '~/i18n/format-price'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { closePayment, type PaymentRequest } from '~/session/payment-store'
import { useSession } from '~/session/use-session'
import { PAYMENT_TEXTS } from './texts'
import { usePayment, type OrderView } from './use-payment'

/** Opens Checkout in a new tab and follows the order until it is paid, closed or failed. */
export function PaymentDialog({ request }: { request: PaymentRequest }) {
  const t = useTexts(PAYMENT_TEXTS)
  const { user } = useSession()
  const { order, fault, retry } = usePayment(request)
  const again = request.vipTypeId ? <Button onPress={retry}>{t.again}</Button> : null
  return (
    <Dialog title={t.title} description={order ? t.order(order.orderNo) : undefined} onClose={closePayment}>
      <div aria-live="polite">
        {fault !== null && (
          <State
            icon={<CircleAlert />}
            title={t.trouble}
            text={fault}
            action={<Button onPress={retry}>{t.retry}</Button>}
          />
        )}
        {!order && fault === null && (
          <p className="flex items-center gap-3 py-6 text-muted">
            <SpinnerRing />
            {t.opening}
          </p>
        )}
        {order?.status === 'pending' && <Waiting order={order} />}
        {order?.status === 'paid' && (
          <State
            icon={<CircleCheck className="text-success" />}
            title={t.paid}
            text={user?.email ? t.paidText : t.paidNoMail}
            action={
              <LinkButton to="/user?tab=membership" look="primary" onClick={closePayment}>
                {t.membership}
              </LinkButton>
            }
          />
        )}
        {order?.status === 'closed' && (
          <State icon={<CircleX />} title={t.closed} text={t.closedText} action={again} />
        )}
        {order?.status === 'failed' && (
          <State icon={<CircleX />} title={t.failed} text={t.failedText} action={again} />
        )}
        {order?.status === 'refunded' && (
          <State icon={<RotateCcw />} title={t.refunded} text={t.refundedText} />
        )}
      </div>
    </Dialog>
  )
}

function Waiting({ order }: { order: OrderView }) {
  const t = useTexts(PAYMENT_TEXTS)
  const locale = useLocale()
  const { name, amount, currency, days, payUrl } = order
  return (
    <>
      <div className="flex items-baseline justify-between gap-4 rounded-card bg-hover p-4">
        <span>
          <strong className="font-semibold text-ink">{name}</strong>
          <span className="ms-2 text-sm text-muted">{t.days(days)}</span>
        </span>
        <span className="text-xl font-bold text-ink tabular-nums">
          {formatPrice({ amount, currency, locale })}
        </span>
      </div>
      <p className="mt-4 text-sm text-muted">{t.payHint}</p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        {payUrl && (
          <a
            href={payUrl}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ look: 'primary', size: 'lg' })}
          >
            {t.pay}
            <ExternalLink aria-hidden className="size-4" />
          </a>
        )}
        <span className="flex items-center gap-2 text-sm text-muted">
          <SpinnerRing />
          {t.waiting}
        </span>
      </div>
    </>
  )
}

function State(props: { icon: ReactNode; title: string; text: string; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-2 py-4 text-center">
      <span aria-hidden className="text-muted *:size-8">
        {props.icon}
      </span>
      <p className="text-md font-semibold text-ink">{props.title}</p>
      <p className="max-w-sm text-muted">{props.text}</p>
      {props.action && <div className="mt-2">{props.action}</div>}
    </div>
  )
}
