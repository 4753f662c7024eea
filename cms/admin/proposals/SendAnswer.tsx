'use client'

import { Button, toast, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { adminLanguage } from '../../../collections/languages/admin-language'

const TEXTS = {
  'zh-CN': { send: '发送回复邮件', sent: '回复已保存，邮件正在发送', failed: '回复没有发出' },
  en: {
    send: 'Send the answer by mail',
    sent: 'The answer is kept and on its way',
    failed: 'The answer was not sent',
  },
}

/** Mails what stands in the field above and marks the feedback as answered. */
export function SendAnswer() {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const router = useRouter()
  const answer = useFormFields(([fields]) => fields.answer?.value)
  const [busy, setBusy] = useState(false)
  const t = TEXTS[adminLanguage(i18n)]
  const send = async () => {
    setBusy(true)
    try {
      const response = await fetch(`/api/proposals/${id}/answer`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ answer }),
      })
      if (!response.ok) throw new Error(await faultIn(response))
      toast.success(t.sent)
      router.refresh()
    } catch (error) {
      toast.error(`${t.failed}${error instanceof Error && error.message ? `: ${error.message}` : ''}`)
    } finally {
      setBusy(false)
    }
  }
  const isEmpty = typeof answer !== 'string' || answer.trim() === ''
  return (
    <Button buttonStyle="secondary" disabled={busy || isEmpty || !id} onClick={() => void send()}>
      {t.send}
    </Button>
  )
}

async function faultIn(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  if (typeof body !== 'object' || !body || !('errors' in body) || !Array.isArray(body.errors)) return ''
  const [first]: unknown[] = body.errors
  return typeof first === 'object' && first && 'message' in first ? String(first.message) : ''
}
