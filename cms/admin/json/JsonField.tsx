'use client'

import { FieldDescription, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useCallback, useEffect, useRef, useState } from 'react'
import { CodeText } from './CodeText'
import { Faults } from './Faults'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { faultsOf, type Check } from './faults-of'
import { formatJson, parseJson } from './parse-json'

type Props = JSONFieldClientProps & { check?: Check }

/**
 * A JSON field as plain text. Payload's own is an editor that its component fetches from a stranger's host, and no
 * request may leave the site.
 */
export function JsonField({ field, path: pathFromProps, readOnly, check }: Props) {
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n)
  const validate = useCallback(
    (value: unknown) => faultsOf({ text: formatJson(value), language, check })[0]?.text ?? true,
    [language, check],
  )
  const { value, setValue, path, disabled, showError } = useField<unknown>({
    potentiallyStalePath: pathFromProps,
    validate,
  })
  const [text, setText] = useState(() => formatJson(value))
  const written = useRef(text)
  useEffect(() => {
    // from elsewhere: loaded, saved, restored
    const now = formatJson(value)
    if (now === written.current) return
    written.current = now
    setText(now)
  }, [value])
  const change = (next: string) => {
    const parsed = parseJson(next)
    const nextValue = parsed.ok ? parsed.value : next
    written.current = formatJson(nextValue)
    setText(next)
    setValue(nextValue)
  }
  const box = useRef<HTMLTextAreaElement>(null)
  const id = `field-${path.replaceAll('.', '__')}`
  const isReadOnly = Boolean(readOnly ?? field.admin?.readOnly)
  // an empty field is at fault once it was sent, not before one has begun
  const isBegun = text !== '' || showError
  const faults = isReadOnly || !isBegun ? [] : faultsOf({ text, language, check })
  return (
    <div className={`field-type jl-json${faults.length > 0 ? ' error' : ''}`}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <CodeText
        ref={box}
        id={id}
        text={text}
        readOnly={isReadOnly || disabled}
        language={language}
        describedBy={`${id}-faults`}
        invalid={faults.length > 0}
        onChange={change}
        onLeave={() => setText(written.current)}
      />
      <Faults id={`${id}-faults`} faults={faults} language={language} box={box} />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
