import { useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from '~/components/ui/button-class'
import { fieldClass } from '~/components/ui/field-class'
import { lengthOf } from '~/features/inspect/read/length-of'
import type { TextFinding } from '~/features/inspect/types'
import type { Language } from '../../../collections/resumes/schema'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { Faults } from '../shell/Faults'
import { FileDrop } from '../shell/FileDrop'
import { useFile } from '../shell/use-file'
import { FindingList } from './FindingList'
import { CHECK_TEXTS } from './texts'

const MAX_BYTES = 20 * 1024 * 1024
const ACCEPTED = '.txt,.md,.markdown,.docx,.pdf'
const MAX_LENGTH = 100_000

/** Text on one side, what the rules say on the other; a finding selects its place. */
export function TextCheck() {
  const t = useTexts(CHECK_TEXTS)
  const language = useLocale()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const findings = useFindings({ source: useDeferredValue(text), language })
  const { open, fault } = useFile<string>({
    maxBytes: MAX_BYTES,
    accepts: () => true,
    accepted: t.hint,
    read: async ({ name, bytes }) => {
      const { readTextFile } = await import('./read-text-file')
      const read = await readTextFile({ name, bytes, language })
      if (read.ok) setText(read.value.replace(/\r\n?/g, '\n').slice(0, MAX_LENGTH))
      return read
    },
  })
  const show = ({ from, to }: TextFinding) => {
    area.current?.focus()
    area.current?.setSelectionRange(from, to)
  }
  return (
    <>
      <FileDrop compact accept={ACCEPTED} hint={t.hint} onFiles={(files) => void open(files)} />
      <Faults faults={fault ? [fault] : []} />
      <div className="mt-6 grid gap-8 lg:grid-cols-[1fr_26rem]">
        <div className="min-w-0">
          <div className="mb-2 flex min-h-8 items-center gap-3">
            <label htmlFor={id} className="me-auto text-base font-semibold text-ink">
              {t.text}
            </label>
            <span className="text-sm text-muted tabular-nums">{t.count(lengthOf(text))}</span>
            {text !== '' && (
              <button
                type="button"
                className={buttonClass({ look: 'ghost', size: 'sm' })}
                onClick={() => setText('')}
              >
                {t.clear}
              </button>
            )}
          </div>
          <textarea
            ref={area}
            id={id}
            value={text}
            rows={24}
            maxLength={MAX_LENGTH}
            spellCheck={false}
            placeholder={t.placeholder}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            className={fieldClass({
              size: 'lg',
              className: 'block max-h-[80dvh] resize-y py-3 [text-autospace:no-autospace]',
            })}
          />
        </div>
        <FindingList findings={findings} isEmpty={text.trim() === ''} onShow={show} />
      </div>
    </>
  )
}

/** The rules come with the first text. */
function useFindings({ source, language }: { source: string; language: Language }): TextFinding[] {
  const [findings, setFindings] = useState<TextFinding[]>([])
  useEffect(() => {
    let gone = false
    void import('~/features/inspect/inspect-text').then(({ inspectText }) => {
      if (!gone) setFindings(inspectText({ source, language }))
    })
    return () => {
      gone = true
    }
  }, [source, language])
  return findings
}
