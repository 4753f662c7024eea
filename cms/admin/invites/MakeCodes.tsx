'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useState, type FormEvent, type InputHTMLAttributes } from 'react'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { useSend } from '../use-send'
import { MadeCodes } from './MadeCodes'
import { BATCH_TEXTS, type BatchField } from './texts'

const FIELDS: Record<BatchField, InputHTMLAttributes<HTMLInputElement>> = {
  count: { type: 'number', required: true, min: 1, max: 500, defaultValue: 10 },
  label: { type: 'text', maxLength: 60 },
  limit: { type: 'number', required: true, min: 1, max: 100_000, defaultValue: 1 },
  days: { type: 'number', min: 0, max: 366 },
  expiresAt: { type: 'date' },
}

/** Above the list of invite codes: makes a batch and shows it, to be handed on. */
export function MakeCodes() {
  const { i18n } = useTranslation()
  const [codes, setCodes] = useState<string[]>([])
  const t = BATCH_TEXTS[adminLanguage(i18n)]
  const { busy, send } = useSend({ done: t.done, failed: t.failed })
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answer = await send('/invite-codes/batch', batchOf(new FormData(event.currentTarget)))
    // an edge: our own endpoint's answer
    if (answer) setCodes((answer as { codes: string[] }).codes)
  }
  return (
    <details className="jl-make-codes">
      <summary>{t.title}</summary>
      <form onSubmit={(event) => void make(event)}>
        {Object.entries(FIELDS).map(([name, input]) => (
          <label key={name}>
            {t.fields[name as BatchField]}
            <input
              suppressHydrationWarning
              name={name}
              {...input}
              {...(input.type === 'date' ? { min: today() } : {})}
            />
          </label>
        ))}
        <Button type="submit" margin={false} disabled={busy}>
          {t.make}
        </Button>
      </form>
      {codes.length > 0 && <MadeCodes codes={codes} t={t} />}
    </details>
  )
}

/** Where the administrator is, as a field of a date takes it. */
const today = () => new Date().toLocaleDateString('sv')

/** What was left empty stays out; a day counts to its end, where the administrator is. */
function batchOf(form: FormData): object {
  const text = (name: BatchField) => String(form.get(name) ?? '').trim()
  const number = (name: BatchField) => (text(name) === '' ? undefined : Number(text(name)))
  const until = text('expiresAt')
  return {
    ...{ count: number('count'), limit: number('limit'), days: number('days') },
    label: text('label') || undefined,
    expiresAt: until ? new Date(`${until}T23:59:59`).toISOString() : undefined,
  }
}
