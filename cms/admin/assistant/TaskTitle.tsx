'use client'

import { useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { KIND_LABELS } from '../../../collections/assistant/task-labels'

const KINDS = new Map(Object.entries(KIND_LABELS))

/** Payload takes a choice's stored value for a title; here it is what the choice is called. */
export function TaskTitle() {
  const { title, setDocumentTitle } = useDocumentTitle()
  const { i18n } = useTranslation()
  const label = KINDS.get(title)?.[adminLanguage(i18n)]
  useEffect(() => {
    // Payload's own effect comes after this one and would put the value back.
    if (label) queueMicrotask(() => setDocumentTitle(label))
  }, [label, setDocumentTitle])
  return null
}
