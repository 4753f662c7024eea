'use client'

import { Button, toast, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { post } from '../post'

const TEXTS = {
  'zh-CN': { send: '发送回复邮件', done: '已回复', sent: '回复已保存，邮件正在发送', failed: '回复没有发出' },
  en: {
    send: 'Send the answer by mail',
    done: 'Answered',
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
  const isAnswered = useFormFields(([fields]) => fields.status?.value === 'answered')
  const [busy, setBusy] = useState(false)
  const t = TEXTS[adminLanguage(i18n)]
  const send = async () => {
    setBusy(true)
    const sent = await post(`/proposals/${id}/answer`, { answer })
    setBusy(false)
    if (!sent.ok) return void toast.error([t.failed, sent.message].filter(Boolean).join(': '))
    toast.success(t.sent)
    router.refresh()
  }
  const isEmpty = typeof answer !== 'string' || answer.trim() === ''
  return (
    <Button
      buttonStyle="secondary"
      disabled={busy || isEmpty || isAnswered || !id}
      onClick={() => void send()}
    >
      {isAnswered ? t.done : t.send}
    </Button>
  )
}
