import { ChevronDown, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '~/components/ui/button-class'
import { fieldClass } from '~/components/ui/field-class'
import { useTexts } from '~/i18n/use-texts'
import type { Draft } from './draft'
import type { useDrafts } from './use-drafts'
import { excerptOf } from '~/features/review-comments/excerpt-of'
import type { Comment, Review } from './review-client'
import { REVIEW_TEXTS } from './review-texts'
import { ThreadCard } from './ThreadCard'
import { WriteForm } from './WriteForm'

type Props = {
  review: Review | undefined
  error: string | undefined
  refresh: () => Promise<void>
  drafts: ReturnType<typeof useDrafts>
  choose: (block: string) => void
  close: () => void
  /** the comment to be brought into sight */
  shown: string | undefined
}

/** Beside the page where there is room, else a sheet from below: what was written, and where one writes. */
export function ReviewPanel({ review, error, refresh, drafts, choose, close, shown }: Props) {
  const t = useTexts(REVIEW_TEXTS)
  const panel = useRef<HTMLElement>(null)
  const [notice, setNotice] = useState('')
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  const { draft, write, drop, leave } = drafts
  const passage = review?.passages.find(({ block }) => block === draft?.block)
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-labelledby="review-title"
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className="review-panel fixed z-40 flex flex-col border-line bg-surface shadow-dialog outline-none print:hidden"
    >
      <header className="flex min-h-12 shrink-0 items-center gap-2 border-b border-line ps-4 pe-2">
        <h2 id="review-title" className="min-w-0 flex-1 truncate text-base font-semibold text-ink">
          {t.title}
        </h2>
        <button
          type="button"
          aria-label={t.close}
          onClick={close}
          className={buttonClass({ look: 'ghost', square: true, className: 'pointer-coarse:size-11' })}
        >
          <X aria-hidden className="size-4" />
        </button>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <p role="status" className={notice ? 'mb-3 text-sm text-success' : 'sr-only'}>
          {notice}
        </p>
        {error !== undefined && <Failure error={error} refresh={refresh} />}
        {!review && error === undefined && <p className="text-base text-muted">{t.loading}</p>}
        {draft && passage && review ? (
          <WriteForm
            key={draft.block}
            {...{ draft, passage, write }}
            onBack={leave}
            onSent={async () => {
              drop(draft.block)
              setNotice(t.sent)
              panel.current?.focus({ preventScroll: true })
              await refresh()
            }}
          />
        ) : review ? (
          <Threads
            {...{ review, shown, refresh, choose }}
            onTakenBack={async (comment) => {
              setNotice(t.takenBack)
              if (comment.block !== null) write(draftOf(comment))
              await refresh()
            }}
          />
        ) : null}
      </div>
    </aside>
  )
}

const draftOf = ({ block, text, suggestion, quote }: Comment): Draft => ({
  block: block ?? '',
  isSuggesting: suggestion !== null,
  text,
  words: suggestion ?? quote,
})

function Failure({ error, refresh }: Required<Pick<Props, 'refresh'>> & { error: string }) {
  const t = useTexts(REVIEW_TEXTS)
  return (
    <div role="alert" className="mb-3 space-y-2 text-base text-danger">
      <p>
        {t.failed}
        <br />
        {error}
      </p>
      <button type="button" onClick={() => void refresh()} className={buttonClass({ size: 'sm' })}>
        {t.retry}
      </button>
    </div>
  )
}

type ThreadsProps = Pick<Props, 'shown' | 'refresh' | 'choose'> & {
  review: Review
  onTakenBack: (comment: Comment) => Promise<void>
}

function Threads({ review: { passages, comments }, shown, refresh, choose, onTakenBack }: ThreadsProps) {
  const t = useTexts(REVIEW_TEXTS)
  const order = new Map(passages.map(({ block }, i) => [block, i]))
  const rank = ({ block }: Comment) => order.get(block ?? '') ?? passages.length
  const sorted = comments.toSorted((a, b) => rank(a) - rank(b))
  return (
    <>
      <label htmlFor="review-passage" className="mb-1 block text-sm text-ink">
        {t.choose}
      </label>
      <span className="relative block">
        <select
          id="review-passage"
          value=""
          onChange={({ target }) => choose(target.value)}
          className={fieldClass({ className: 'appearance-none truncate pe-9 pointer-coarse:min-h-11' })}
        >
          <option value="">{t.chosenNone}</option>
          {passages.map(({ block, text }) => (
            <option key={block} value={block}>
              {excerptOf(text)}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute inset-e-3 top-1/2 size-4 -translate-y-1/2 text-muted"
        />
      </span>
      {sorted.length === 0 ? (
        <p className="mt-4 text-base text-pretty text-muted">{t.none}</p>
      ) : (
        <ul className="mt-4 space-y-3">
          {sorted.map((comment) => (
            <ThreadCard
              key={comment.id}
              {...{ comment, refresh }}
              isShown={comment.id === shown}
              onTakenBack={() => onTakenBack(comment)}
            />
          ))}
        </ul>
      )}
    </>
  )
}
