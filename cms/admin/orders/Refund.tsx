'use client'

import { Button, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { minorUnits } from '../../../app/i18n/format-price'
import { useSend } from '../use-send'

const TEXTS = {
  'zh-CN': {
    label: (currency: string) => `退款金额（${currency}）`,
    send: '退款',
    sure: '确定退款？退款后会按比例收回天数。',
    sent: '已退款',
    failed: '未收到结果，重试前请先查看订单',
  },
  en: {
    label: (currency: string) => `Amount to refund (${currency})`,
    send: 'Refund',
    sure: 'Refund this order? The share of its days is taken back.',
    sent: 'Refunded',
    failed: 'No answer came: look at the order before trying again',
  },
}

/** Gives back all of a paid order, or a part of it. */
export function Refund() {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const status = useFormFields(([fields]) => fields.status?.value)
  const paid = useFormFields(([fields]) => Number(fields.amount?.value ?? 0))
  const back = useFormFields(([fields]) => Number(fields.refundedAmount?.value ?? 0))
  const currency = useFormFields(([fields]) => String(fields.currency?.value ?? ''))
  const [amount, setAmount] = useState<string | null>(null)
  const t = TEXTS[adminLanguage(i18n)]
  const { busy, send } = useSend({ done: t.sent, failed: t.failed })
  if (status !== 'paid' || !id || !currency) return null
  const units = minorUnits(currency)
  const rest = (paid - back) / units
  const refund = async () => {
    if (!window.confirm(t.sure)) return
    const minor = Math.round(Number(amount ?? rest) * units)
    if (await send(`/orders/${id}/refund`, { amount: minor, refundedAmount: back })) setAmount(null)
  }
  return (
    <div className="field-type number">
      <label className="field-label" htmlFor="refund-amount">
        {t.label(currency)}
      </label>
      <input
        id="refund-amount"
        type="number"
        min={1 / units}
        step={1 / units}
        max={rest}
        value={amount ?? rest}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Button buttonStyle="secondary" disabled={busy} onClick={() => void refund()}>
        {t.send}
      </Button>
    </div>
  )
}
