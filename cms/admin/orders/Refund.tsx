'use client'

import { Button, toast, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { sendRefund } from './send-refund'

const TEXTS = {
  'zh-CN': {
    label: '退款金额（最小货币单位）',
    send: '退款',
    sure: '确定退款？退款后会按比例收回天数。',
    sent: '已退款',
    failed: '退款失败',
  },
  en: {
    label: 'Amount to refund, in minor units',
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
  const rest = paid - back
  const [amount, setAmount] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const t = TEXTS[adminLanguage(i18n)]
  if (status !== 'paid' || !id) return null
  const refund = async () => {
    if (!window.confirm(t.sure)) return
    setBusy(true)
    const fault = await sendRefund({ orderId: String(id), amount: Number(amount ?? rest) })
    setBusy(false)
    if (fault !== null) return void toast.error(fault || t.failed)
    toast.success(t.sent)
    router.refresh()
  }
  return (
    <div className="field-type">
      <label className="field-label" htmlFor="refund-amount">
        {t.label}
      </label>
      <input
        id="refund-amount"
        type="number"
        min={1}
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
