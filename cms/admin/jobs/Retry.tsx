'use client'

import { Button, toast, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { post } from '../post'

const TEXTS = {
  'zh-CN': { retry: '重试', waits: '任务已重新排队', failed: '没有重新排队' },
  en: { retry: 'Try again', waits: 'The job is in the queue again', failed: 'Not put into the queue' },
}

/** Puts a job that was given up into the queue again. */
export function Retry() {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const router = useRouter()
  const hasError = useFormFields(([fields]) => fields.hasError?.value)
  const [busy, setBusy] = useState(false)
  const t = TEXTS[adminLanguage(i18n)]
  if (hasError !== true || !id) return null
  const retry = async () => {
    setBusy(true)
    const { ok } = await post(`/payload-jobs/${id}/retry`)
    setBusy(false)
    if (!ok) return void toast.error(t.failed)
    toast.success(t.waits)
    router.refresh()
  }
  return (
    <div className="field-type">
      <Button buttonStyle="secondary" disabled={busy} margin={false} onClick={() => void retry()}>
        {t.retry}
      </Button>
    </div>
  )
}
