import { useEffect, useRef, useState, type FormEvent } from 'react'
import { LONGEST_COMMENT } from '../../../../collections/review-limits'
import { ChangedWords } from '~/features/review-comments/ChangedWords'
import { Badge } from '~/components/ui/Badge'
import { buttonClass } from '~/components/ui/button-class'
import { fieldClass } from '~/components/ui/field-class'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { readerName } from './draft'
import { reviewCalls, type Answer, type Comment } from './review-client'
import { REVIEW_TEXTS } from './review-texts'
import { resumeLanguage } from './resume-language'
import type { useDrafts } from './use-drafts'
import { messageOf } from './use-review'

type Props = {
  comment: Comment
  drafts: ReturnType<typeof useDrafts>
  isShown: boolean
  refresh: () => Promise<void>
  onTakenBack: () => Promise<void>
}

/** A comment with what was answered; one's own can be taken back. */
export function ThreadCard({ comment, drafts, isShown, refresh, onTakenBack }: Props) {
  const t = useTexts(REVIEW_TEXTS)
  const card = useRef<HTMLLIElement>(null)
  const [error, setError] = useState('')
  useEffect(() => {
    if (isShown) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  const { block, quote, text, suggestion, status, isChanged, answers } = comment
  const takeBack = (id: string, then: () => Promise<void>) => {
    setError('')
    void reviewCalls.takeBack(id).then(then, (reason: unknown) => setError(messageOf(reason)))
  }
  const isOpen = status === 'open'
  return (
    <li ref={card} className={`space-y-2 rounded-card p-3 shadow-rest ${isShown ? 'bg-accent-tint' : ''}`}>
      <p className="flex items-start gap-2">
        {quote && (
          <span className="line-clamp-2 min-w-0 flex-1 border-s-2 border-accent ps-2 text-sm text-muted">
            {quote}
          </span>
        )}
        {!isOpen && <Badge tone={status === 'accepted' ? 'success' : 'neutral'}>{t.states[status]}</Badge>}
      </p>
      {isOpen && (block === null || isChanged) && (
        <p className="text-sm text-warning">{block === null ? t.gone : t.changed}</p>
      )}
      {suggestion ? <ChangedWords before={quote} after={suggestion} language={resumeLanguage()} /> : null}
      <Entry entry={comment} onTakeBack={() => takeBack(comment.id, onTakenBack)} hasText={text !== ''} />
      {answers.length > 0 && (
        <ul className="space-y-2 border-s border-line ps-3">
          {answers.map((answer) => (
            <li key={answer.id}>
              <Entry entry={answer} hasText onTakeBack={() => takeBack(answer.id, refresh)} />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className="text-base text-danger">
          {error}
        </p>
      )}
      {isOpen && <AnswerForm comment={comment.id} {...{ drafts, refresh }} />}
    </li>
  )
}

type EntryProps = { entry: Answer; hasText: boolean; onTakeBack: () => void }

function Entry({ entry: { by, name, text, own, createdAt }, hasText, onTakeBack }: EntryProps) {
  const t = useTexts(REVIEW_TEXTS)
  const locale = useLocale()
  const badge = by === 'owner' ? t.owner : own ? t.you : null
  const who = name || (badge === null ? t.reader : '')
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(createdAt))
  return (
    <>
      {hasText && <p className="text-base break-words whitespace-pre-wrap text-ink">{text}</p>}
      <p className="flex min-h-6 items-center gap-2 text-sm text-muted">
        {badge !== null && <Badge tone="accent">{badge}</Badge>}
        <span className="min-w-0 flex-1 truncate">{[who, when].filter(Boolean).join(' · ')}</span>
        {own && (
          <button type="button" onClick={onTakeBack} className={LINK}>
            {t.takeBack}
          </button>
        )}
      </p>
    </>
  )
}

const LINK =
  '-mx-1 shrink-0 cursor-pointer rounded-control px-1 text-sm text-link hover:underline pointer-coarse:min-h-11'

type AnswerProps = Pick<Props, 'drafts' | 'refresh'> & { comment: string }

/** A reply; what was written stays until it has arrived, wherever one looks meanwhile. */
function AnswerForm({ comment, drafts, refresh }: AnswerProps) {
  const t = useTexts(REVIEW_TEXTS)
  const text = drafts.answers[comment] ?? ''
  const [isOpen, setOpen] = useState(text !== '')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  if (!isOpen)
    return (
      <button type="button" onClick={() => setOpen(true)} className={LINK}>
        {t.answer}
      </button>
    )
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || text.trim() === '') return
    setBusy(true)
    setError('')
    const name = readerName.get()
    const done = () => {
      drafts.dropAnswer(comment, text)
      setOpen(false)
      return refresh()
    }
    await reviewCalls
      .answer({ commentId: comment, text, name })
      .then(done, (reason: unknown) => setError(messageOf(reason)))
    setBusy(false)
  }
  return (
    <form onSubmit={(event) => void send(event)} className="space-y-2">
      <textarea
        autoFocus={text === ''}
        aria-label={t.answerLabel}
        rows={2}
        value={text}
        maxLength={LONGEST_COMMENT}
        onChange={({ target }) => drafts.writeAnswer(comment, target.value)}
        className={fieldClass({ className: 'field-sizing-content resize-y py-2' })}
      />
      {error && (
        <p role="alert" className="text-base text-danger">
          {error}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <button type="button" onClick={() => setOpen(false)} className={buttonClass({ size: 'sm' })}>
          {t.cancel}
        </button>
        <button
          type="submit"
          disabled={text.trim() === ''}
          aria-disabled={isBusy}
          className={buttonClass({ look: 'primary', size: 'sm' })}
        >
          {t.send}
        </button>
      </div>
    </form>
  )
}
