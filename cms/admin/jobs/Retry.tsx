'use client'

import { Button, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { useSend } from '../use-send'

const TEXTS = {
  'zh-CN': { retry: '重试', waits: '任务已重新排队', failed: '没有重新排队' },
  en: { retry: 'Try again', waits: 'The job is in the queue again', failed: 'Not put into the queue' },
}

/** Puts a job that was given up into the queue again. */
export function Retry() {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const hasError = useFormFields(([fields]) => fields.hasError?.value)
  const t = TEXTS[adminLanguage(i18n)]
  const { busy, send } = useSend({ done: t.waits, failed: t.failed })
  if (hasError !== true || !id) return null
  const retry = () => send(`/payload-jobs/${id}/retry`)
  return (
    <div className="field-type">
      <Button buttonStyle="secondary" disabled={busy} margin={false} onClick={() => void retry()}>
        {t.retry}
      </Button>
    </div>
  )
}
