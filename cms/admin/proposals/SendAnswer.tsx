'use client'

import { Button, useDocumentInfo, useForm, useFormFields, useTranslation } from '@payloadcms/ui'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { useSend } from '../use-send'

const TEXTS = {
  'zh-CN': { send: '发送回复邮件', done: '已回复', sent: '回复已保存，邮件正在发送', failed: '回复没有发出' },
  en: {
    send: 'Email reply',
    done: 'Answered',
    sent: 'Reply saved; the email is being sent',
    failed: 'The reply was not sent',
  },
}

/** Mails what stands in the field above and marks the feedback as answered. */
export function SendAnswer() {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { setModified } = useForm()
  const answer = useFormFields(([fields]) => fields.answer?.value)
  const isAnswered = useFormFields(([fields]) => fields.status?.value === 'answered')
  const t = TEXTS[adminLanguage(i18n)]
  const { busy, send } = useSend({ done: t.sent, failed: t.failed })
  const mail = async () => {
    // what was typed is kept: nothing is left to be asked about on leaving
    if (await send(`/proposals/${id}/answer`, { answer })) setModified(false)
  }
  const isEmpty = typeof answer !== 'string' || answer.trim() === ''
  return (
    <Button
      buttonStyle="secondary"
      disabled={busy || isEmpty || isAnswered || !id}
      onClick={() => void mail()}
    >
      {isAnswered ? t.done : t.send}
    </Button>
  )
}
