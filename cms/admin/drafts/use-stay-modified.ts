import {
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui'
import { getAutosaveInterval } from 'payload/shared'
import { useEffect, useEffectEvent, useRef } from 'react'

/** What came in since the last autosave was sent is not saved yet: the form stays modified, so that the next one sends it. */
export function useStayModified(): void {
  const [fields] = useAllFormFields()
  const { docConfig } = useDocumentInfo()
  const { setModified } = useForm()
  const modified = useFormModified()
  // true while a person's own save is sent, false while an autosave is
  const processing = useFormProcessing()
  const values = useRef(new Map<string, unknown>())
  const typedAt = useRef(0)

  useEffect(() => {
    for (const [path, { isModified, value }] of Object.entries(fields)) {
      if (!isModified || values.current.get(path) === value) continue
      values.current.set(path, value)
      typedAt.current = Date.now()
    }
  }, [fields])

  const onSaved = useEffectEvent(() => {
    // Older than that, and an autosave of it stands in the queue already.
    const waits = docConfig && Date.now() - typedAt.current < getAutosaveInterval(docConfig)
    if (waits && !processing) setModified(true)
  })
  useEffect(() => {
    if (!modified) onSaved()
  }, [modified])
}
