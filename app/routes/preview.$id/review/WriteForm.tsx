import { useEffect, useRef, useState, type FormEvent } from 'react'
import { LONGEST_COMMENT, LONGEST_QUOTE, LONGEST_READER_NAME } from '../../../../collections/review-limits'
import { buttonClass } from '~/components/ui/button-class'
import { fieldClass } from '~/components/ui/field-class'
import { useTexts } from '~/i18n/use-texts'
import { quoteOf, readerName, type Draft } from './draft'
import { reviewCalls, type Passage } from './review-client'
import { REVIEW_TEXTS } from './review-texts'
import { messageOf } from './use-review'

type Props = {
  draft: Draft
  /** what it is about as the page is now; undefined: it is gone */
  passage: Passage | undefined
  write: (draft: Draft) => void
  /** to the comments; what is written stays */
  onBack: () => void
  onSent: () => Promise<void>
}

/** A comment on a text, or other words for it; what was written stays until it has arrived. */
export function WriteForm({ draft, passage, write, onBack, onSent }: Props) {
  const t = useTexts(REVIEW_TEXTS)
  const [name, setName] = useState(readerName.get)
  const { isBusy, error, send } = useSend({ draft, passage, name, onSent })
  const { isSuggesting, text, words, quote } = draft
  const canSuggest = draft.canSuggest || passage?.words === quote
  const first = useRef<HTMLTextAreaElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [isSuggesting])
  const isSame = isSuggesting && words.trim() === quote.trim()
  const isEmpty = isSuggesting ? isSame || words.trim() === '' : text.trim() === ''
  return (
    <form onSubmit={(event) => void send(event)} className="space-y-4">
      <blockquote className="line-clamp-3 border-s-2 border-accent ps-3 text-base text-muted">
        {quote}
      </blockquote>
      <Became {...{ quote, passage }} />
      {!canSuggest ? (
        <p className="text-sm text-muted">{t.cannot}</p>
      ) : (
        <WayChoice isSuggesting={isSuggesting} onChange={(next) => write({ ...draft, isSuggesting: next })} />
      )}
      {isSuggesting && (
        <Area
          label={t.words}
          value={words}
          inputRef={first}
          maxLength={LONGEST_QUOTE}
          hint={isSame ? t.same : undefined}
          onChange={(value) => write({ ...draft, words: value })}
        />
      )}
      <Area
        label={isSuggesting ? t.why : t.text}
        value={text}
        inputRef={isSuggesting ? undefined : first}
        maxLength={LONGEST_COMMENT}
        onChange={(value) => write({ ...draft, text: value })}
      />
      <label className="block text-sm text-ink">
        <span className="mb-1 block">{t.name}</span>
        <input
          value={name}
          maxLength={LONGEST_READER_NAME}
          autoComplete="name"
          onChange={({ target }) => {
            readerName.set(target.value)
            setName(target.value)
          }}
          className={fieldClass({ className: 'pointer-coarse:min-h-11' })}
        />
      </label>
      {error && (
        <p role="alert" className="text-base text-danger">
          {error}
        </p>
      )}
      <div className={BUTTONS}>
        <button type="button" onClick={onBack} className={buttonClass({ className: 'pointer-coarse:h-11' })}>
          {t.back}
        </button>
        <button
          type="submit"
          disabled={isEmpty || !passage}
          aria-disabled={isBusy}
          className={buttonClass({ look: 'primary', className: 'pointer-coarse:h-11' })}
        >
          {t.send}
        </button>
      </div>
    </form>
  )
}

/** In sight however long the form is, unless keys leave hardly any of it. */
const BUTTONS =
  'sticky bottom-[calc(-1*max(1rem,env(safe-area-inset-bottom)))] -mx-4 -mb-[max(1rem,env(safe-area-inset-bottom))] flex justify-end ' +
  'gap-2 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] in-data-[keys=low]:static'

/** Says where the page has become another since the draft was begun. */
function Became({ quote, passage }: { quote: string; passage: Passage | undefined }) {
  const t = useTexts(REVIEW_TEXTS)
  if (passage && quoteOf(passage) === quote) return null
  return (
    <p role="status" className="text-sm text-warning">
      {passage ? t.changed : t.goneMeanwhile}
    </p>
  )
}

type Send = Pick<Props, 'draft' | 'passage' | 'onSent'> & { name: string }

function useSend({ draft: { isSuggesting, text, words, quote }, passage, name, onSent }: Send) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !passage) return
    setBusy(true)
    setError('')
    const suggestion = isSuggesting ? words : null
    await reviewCalls
      .comment({ block: passage.block, quote, text, suggestion, name })
      .then(onSent, (reason: unknown) => setError(messageOf(reason)))
    setBusy(false)
  }
  return { isBusy, error, send }
}

type AreaProps = {
  label: string
  value: string
  maxLength: number
  hint?: string | undefined
  inputRef?: React.Ref<HTMLTextAreaElement> | undefined
  onChange: (value: string) => void
}

function Area({ label, value, maxLength, hint, inputRef, onChange }: AreaProps) {
  return (
    <label className="block text-sm text-ink">
      <span className="mb-1 block">{label}</span>
      <textarea
        ref={inputRef}
        rows={3}
        value={value}
        maxLength={maxLength}
        onChange={({ target }) => onChange(target.value)}
        style={{ minHeight: 'calc(3lh + 1rem + 2px)' }}
        className={fieldClass({ className: 'field-sizing-content resize-y py-2' })}
      />
      {hint && <span className="mt-1 block text-muted">{hint}</span>}
    </label>
  )
}

type WayProps = { isSuggesting: boolean; onChange: (isSuggesting: boolean) => void }

function WayChoice({ isSuggesting, onChange }: WayProps) {
  const t = useTexts(REVIEW_TEXTS)
  return (
    <fieldset className="flex rounded-control bg-hover p-0.5">
      <legend className="sr-only">{t.way}</legend>
      {[false, true].map((value) => (
        <label
          key={String(value)}
          className="relative flex min-h-8 flex-1 cursor-pointer items-center justify-center rounded-control text-base text-muted has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:shadow-rest has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:min-h-10"
        >
          <input
            type="radio"
            name="review-way"
            checked={isSuggesting === value}
            onChange={() => onChange(value)}
            className="sr-only"
          />
          {value ? t.suggest : t.remark}
        </label>
      ))}
    </fieldset>
  )
}
