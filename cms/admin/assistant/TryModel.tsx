'use client'

import { Button, toast, useFormModified, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { adminLanguage } from '../../../collections/languages/admin-language'

const TEXTS = {
  'zh-CN': { label: '测试连接', busy: '正在测试…', hint: '请先保存', failed: '没有回应' },
  en: { label: 'Try the connection', busy: 'Trying…', hint: 'Save first', failed: 'No answer' },
}

/** Asks the provider for one word with the settings as they are saved. */
export function TryModel() {
  const { i18n } = useTranslation()
  const isModified = useFormModified()
  const [busy, setBusy] = useState(false)
  const t = TEXTS[adminLanguage(i18n)]
  const ask = async () => {
    setBusy(true)
    const response = await fetch('/api/globals/assistant-settings/try', { method: 'POST' }).catch(() => null)
    // an edge: our own endpoint's answer
    const answer = (await response?.json().catch(() => null)) as { ok?: boolean; message?: string } | null
    setBusy(false)
    if (answer?.ok) toast.success(answer.message ?? '')
    else toast.error(answer?.message ?? t.failed)
  }
  return (
    <div className="field-type">
      <Button buttonStyle="secondary" disabled={busy || isModified} onClick={() => void ask()}>
        {busy ? t.busy : isModified ? `${t.label} (${t.hint})` : t.label}
      </Button>
    </div>
  )
}
