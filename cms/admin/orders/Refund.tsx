'use client'

import { Button, toast, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { minorUnits } from '../../../app/i18n/format-price'
import { post } from '../post'

const TEXTS = {
  'zh-CN': {
    label: (currency: string) => `退款金额（${currency}）`,
    send: '退款',
    sure: '确定退款？退款后会按比例收回天数。',
    sent: '已退款',
    failed: '退款失败',
  },
  en: {
    label: (currency: string) => `Amount to refund (${currency})`,
    send: 'Refund',
    sure: 'Refund this order? The share of its days is taken back.',
    sent: 'Refunded',
    failed: 'Not refunded',
  },
}

/** Gives back all of a paid order, or a part of it. */
export function Refund() {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const router = useRouter()
  const status = useFormFields(([fields]) => fields.status?.value)
  const paid = useFormFields(([fields]) => Number(fields.amount?.value ?? 0))
  const back = useFormFields(([fields]) => Number(fields.refundedAmount?.value ?? 0))
  const currency = useFormFields(([fields]) => String(fields.currency?.value ?? ''))
  const [amount, setAmount] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const t = TEXTS[adminLanguage(i18n)]
  if (status !== 'paid' || !id || !currency) return null
  const units = minorUnits(currency)
  const rest = (paid - back) / units
  const refund = async () => {
    if (!window.confirm(t.sure)) return
    setBusy(true)
    const refunded = await post(`/orders/${id}/refund`, {
      amount: Math.round(Number(amount ?? rest) * units),
    })
    setBusy(false)
    if (!refunded.ok) return void toast.error(refunded.message || t.failed)
    setAmount(null)
    toast.success(t.sent)
    router.refresh()
  }
  return (
    <div className="field-type">
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
