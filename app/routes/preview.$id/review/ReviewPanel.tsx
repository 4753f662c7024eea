import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useAboveKeys } from '~/components/ui/above-keys'
import { buttonClass } from '~/components/ui/button-class'
import { NativeSelect } from '~/components/ui/NativeSelect'
import { useTexts } from '~/i18n/use-texts'
import { draftOfComment, passageOf, type Draft } from './draft'
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
  useAboveKeys()
  const { draft, write, drop, leave } = drafts
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
      <div className="min-h-0 flex-1 scroll-pb-20 overflow-y-auto overscroll-contain p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <p role="status" className={notice ? 'mb-3 text-sm text-success' : 'sr-only'}>
          {/* Not of the comment that is written next. */}
          {draft && notice === t.sent ? '' : notice}
        </p>
        {error !== undefined && <Failure error={error} refresh={refresh} />}
        {!review && error === undefined && <p className="text-base text-muted">{t.loading}</p>}
        {draft && review ? (
          <WriteForm
            key={draft.key}
            {...{ draft, write }}
            passage={passageOf({ draft, passages: review.passages })}
            onBack={leave}
            onSent={async () => {
              drop(draft.key)
              setNotice(t.sent)
              panel.current?.focus({ preventScroll: true })
              await refresh()
            }}
          />
        ) : review ? (
          <Threads
            {...{ review, shown, refresh, choose, drafts }}
            onTakenBack={async (comment) => {
              setNotice(t.takenBack)
              write(draftOfComment(comment))
              await refresh()
            }}
          />
        ) : null}
      </div>
    </aside>
  )
}

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

type ThreadsProps = Pick<Props, 'shown' | 'refresh' | 'choose' | 'drafts'> & {
  review: Review
  onTakenBack: (comment: Comment) => Promise<void>
}

function Threads({ review, shown, refresh, choose, drafts, onTakenBack }: ThreadsProps) {
  const t = useTexts(REVIEW_TEXTS)
  const { passages, comments } = review
  const order = new Map(passages.map(({ block }, i) => [block, i]))
  const rank = ({ block }: Comment) => order.get(block ?? '') ?? passages.length
  const sorted = comments.toSorted((a, b) => rank(a) - rank(b))
  return (
    <>
      <label htmlFor="review-passage" className="mb-1 block text-sm text-ink">
        {t.choose}
      </label>
      <NativeSelect id="review-passage" value="" onChange={({ target }) => choose(target.value)}>
        <option value="">{t.chosenNone}</option>
        {passages.map(({ block, text }) => (
          <option key={block} value={block}>
            {excerptOf(text)}
          </option>
        ))}
      </NativeSelect>
      <Unsent drafts={drafts.unsent} open={drafts.write} />
      {sorted.length === 0 ? (
        <p className="mt-4 text-base text-pretty text-muted">{t.none}</p>
      ) : (
        <ul className="mt-4 space-y-3">
          {sorted.map((comment) => (
            <ThreadCard
              key={comment.id}
              {...{ comment, refresh, drafts }}
              isShown={comment.id === shown}
              onTakenBack={() => onTakenBack(comment)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** What was begun and not sent, to go on with: its text may have left the page. */
function Unsent({ drafts, open }: { drafts: readonly Draft[]; open: (draft: Draft) => void }) {
  const t = useTexts(REVIEW_TEXTS)
  if (drafts.length === 0) return null
  return (
    <section aria-label={t.unsent} className="mt-4 space-y-1">
      <h3 className="text-sm text-muted">{t.unsent}</h3>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.key}>
            <button
              type="button"
              onClick={() => open(draft)}
              className="min-h-8 w-full cursor-pointer truncate rounded-control text-start text-base text-link hover:underline pointer-coarse:min-h-11"
            >
              {excerptOf(draft.text || draft.words)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
