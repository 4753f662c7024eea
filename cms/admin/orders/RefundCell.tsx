'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { formatPrice } from '../../../app/i18n/format-price'
import { useSend } from '../use-send'

const TEXTS = {
  'zh-CN': {
    refund: '全额退款',
    sure: (price: string, no: string) => `确定退还订单 ${no} 的 ${price}？退款后会收回它的天数。`,
    sent: '已退款',
    failed: '未收到结果，重试前请先查看订单',
  },
  en: {
    refund: 'Refund all',
    sure: (price: string, no: string) => `Refund ${price} of order ${no}? Its days are taken back.`,
    sent: 'Refunded',
    failed: 'No answer came: look at the order before trying again',
  },
}

/** In the list of orders: gives back all that is left of a paid one. A part is refunded on its own page. */
export function RefundCell({ rowData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n)
  const t = TEXTS[language]
  const { busy, send } = useSend({ done: t.sent, failed: t.failed })
  const row: Record<string, unknown> = rowData
  const { id, status, currency, orderNo } = row
  const rest = Number(row.amount) - Number(row.refundedAmount)
  if (status !== 'paid' || Number(row.disputedAmount) > 0) return null
  const price = formatPrice({
    amount: rest,
    currency: String(currency),
    locale: language,
  })
  const refund = async () => {
    if (window.confirm(t.sure(price, String(orderNo)))) await send(`/orders/${String(id)}/refund`)
  }
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={busy}
      aria-label={`${t.refund} ${String(orderNo)}`}
      onClick={() => void refund()}
    >
      {t.refund}
    </Button>
  )
}
