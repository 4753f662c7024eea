import { ReceiptText } from 'lucide-react'
import { useCallback } from 'react'
import type { DataOf } from '~/api/engine/call-types'
import { Badge, type BadgeTone } from '~/components/ui/Badge'
import { EmptyState } from '~/components/ui/EmptyState'
import { LinkButton } from '~/components/ui/LinkButton'
import { Skeleton } from '~/components/ui/Skeleton'
import { useCall } from '~/http/use-call'
import { formatPrice } from '~/i18n/format-price'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { LoadFailed } from '~/components/ui/LoadFailed'
import { MEMBERSHIP_TEXTS } from './membership-texts'

type OrderView = DataOf<'POST /order/list'>['list'][number]
const TONES: Record<OrderView['status'], BadgeTone> = {
  pending: 'warning',
  paid: 'success',
  closed: 'neutral',
  failed: 'danger',
  refunded: 'neutral',
}

/** How long the membership runs, what is used of it, and the orders. */
export function Membership() {
  const t = useTexts(MEMBERSHIP_TEXTS)
  const vip = useCall({ key: 'vip/info', fetch: useCallback(() => call('GET /vip/info', {}), []) })
  const orders = useCall({
    key: 'order/list',
    fetch: useCallback(() => call('POST /order/list', { input: {} }), []),
  })
  const failed = [vip, orders].filter(({ data, error }) => error && !data)
  if (failed.length > 0) return <LoadFailed onRetry={() => failed.forEach(({ refresh }) => void refresh())} />
  if (!vip.data || !orders.data) return <Skeleton className="h-40 w-full rounded-card" />
  return (
    <div className="max-w-3xl">
      <Plan vip={vip.data} />
      <h2 className="mt-10 mb-4 text-md font-semibold text-ink">{t.orders}</h2>
      {orders.data.list.length === 0 ? (
        <EmptyState icon={<ReceiptText />} title={t.noOrders} text={t.noOrdersText} />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {orders.data.list.map((order) => (
            <Order key={order.orderId} order={order} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Plan({ vip }: { vip: DataOf<'GET /vip/info'> }) {
  const t = useTexts(MEMBERSHIP_TEXTS)
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeStyle: 'short' })
  const { isVip, vipUntil, type, used, entitlements } = vip
  return (
    <section className="rounded-card bg-surface p-6 shadow-rest">
      <div className="flex flex-wrap items-center gap-4">
        <div className="flex-1">
          <h2 className="text-lg font-semibold text-ink">{isVip ? (type?.name ?? t.member) : t.free}</h2>
          <p className="mt-1 text-balance text-muted">
            {isVip && vipUntil ? t.until(date.format(new Date(vipUntil))) : t.freeText}
          </p>
        </div>
        <LinkButton to="/vip" look="primary">
          {isVip ? t.extend : t.see}
        </LinkButton>
      </div>
      <dl className="mt-6 grid gap-4 sm:grid-cols-2">
        <Used label={t.resumes} used={used.resumes} of={entitlements.resumes} />
        <Used label={t.shared} used={used.shareLinks} of={entitlements.shareLinks} />
      </dl>
    </section>
  )
}

function Used({ label, used, of }: { label: string; used: number; of: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 rounded-control bg-hover px-4 py-3">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold text-ink tabular-nums">
        {used} / {of}
      </dd>
    </div>
  )
}

function Order({ order }: { order: OrderView }) {
  const t = useTexts(MEMBERSHIP_TEXTS)
  const locale = useLocale()
  const { orderId, orderNo, name, amount, currency, status, createdAt, refundedAmount } = order
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const part = status === 'paid' && refundedAmount > 0
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-4">
      <span className="min-w-0 flex-1 max-sm:basis-full">
        <span className="block font-semibold text-ink">{name}</span>
        <span className="block text-sm text-muted tabular-nums">
          {orderNo} · {date.format(new Date(createdAt))}
        </span>
      </span>
      <span className="text-ink tabular-nums">{formatPrice({ amount, currency, locale })}</span>
      <Badge tone={TONES[status]}>
        {part ? t.refundedPart(formatPrice({ amount: refundedAmount, currency, locale })) : t.status[status]}
      </Badge>
      {status === 'pending' && <LinkButton to={`/vip?order=${orderId}`}>{t.pay}</LinkButton>}
    </li>
  )
}
