'use client'

import { useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { KIND_OPTIONS } from '../../../collections/assistant/task-labels'

/** Payload takes a choice's stored value for a title; here it is what the choice is called. */
export function TaskTitle() {
  const { title, setDocumentTitle } = useDocumentTitle()
  const { i18n } = useTranslation()
  const label = KIND_OPTIONS.find(({ value }) => value === title)?.label[i18n.language === 'zh' ? 'zh' : 'en']
  useEffect(() => {
    // Payload's own effect comes after this one and would put the value back.
    if (label) queueMicrotask(() => setDocumentTitle(label))
  }, [label, setDocumentTitle])
  return null
}
