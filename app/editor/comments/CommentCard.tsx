import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { LONGEST_COMMENT } from '../../../collections/review-limits'
import { Badge } from '~/components/ui/Badge'
import { Button } from '~/components/ui/Button'
import { IconButton } from '~/components/ui/IconButton'
import { toast } from '~/components/ui/toast'
import { excerptOf } from '~/features/review-comments/excerpt-of'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { useValue } from '~/session/use-value'
import { TextArea } from '~/components/ui/TextArea'
import { createValue } from '~/session/create-value'
import { whenDrawn } from '../sections/when-drawn'
import { useEditor } from '../session/editor-context'
import { COMMENT_TEXTS } from '../texts/comment-texts'
import { shownComment } from './comments-opened'
import { commentsOf, type Comment } from './comments-store'
import { AcceptButton, SuggestedWords } from './SuggestedWords'
import { suggestionNow } from './suggestion-now'
import type { ShownComment } from './use-comments'

type Props = ShownComment & { isShown: boolean; onPage?: (() => void) | undefined }

/** One comment: the words it means, what it says, and what can be done with it. */
export function CommentCard({ comment, place, isShown, onPage }: Props) {
  const editor = useEditor()
  const texts = useTexts(COMMENT_TEXTS)
  const card = useRef<HTMLLIElement>(null)
  const [isAnswering, setAnswering] = useState(Boolean(answerDrafts.get()[comment.id]))
  const { id, quote, text, status, answers } = comment
  useEffect(() => {
    if (isShown) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  const settle = commentsOf(editor).settle
  const putAway = async (to: 'closed' | 'removed') => {
    if (!(await settle({ id, from: status, to }))) return
    toast.success(texts[to], {
      onAction: () => void settle({ id, from: to, to: status }),
    })
  }
  const isOpen = status === 'open'
  const now = isOpen && comment.suggestion !== null ? suggestionNow({ comment, place }) : undefined
  return (
    <li
      ref={card}
      data-comment={id}
      className={`space-y-2 rounded-card p-3 shadow-rest ${isShown ? 'bg-accent-tint' : ''}`}
    >
      <div className="flex items-start gap-2">
        <Quote {...{ quote, isThere: place !== undefined }} onShow={() => show({ comment, place, onPage })} />
        {!isOpen && (
          <Badge tone={status === 'accepted' ? 'success' : 'neutral'}>{texts.states[status]}</Badge>
        )}
      </div>
      {isOpen && !place && <p className="text-sm text-warning">{texts.gone}</p>}
      {comment.suggestion !== null ? (
        <SuggestedWords comment={comment} now={now} />
      ) : isOpen && place?.isChanged ? (
        <p className="text-sm text-warning">{texts.changed}</p>
      ) : null}
      {text && <p className="text-base break-words whitespace-pre-wrap text-ink">{text}</p>}
      <Byline entry={comment} link={comment.linkLabel} />
      {answers.length > 0 && (
        <ul className="space-y-2 border-s border-line ps-3">
          {answers.map((answer) => (
            <li key={answer.id}>
              <p className="text-base break-words whitespace-pre-wrap text-ink">{answer.text}</p>
              <Byline entry={answer} />
            </li>
          ))}
        </ul>
      )}
      {isAnswering ? <AnswerForm id={id} onClose={() => setAnswering(false)} /> : null}
      <div className="flex flex-wrap gap-2 pt-1">
        <AcceptButton comment={comment} now={now} />
        {!isAnswering && (
          <Button size="sm" onPress={() => setAnswering(true)}>
            {texts.answer}
          </Button>
        )}
        {isOpen ? (
          <Button size="sm" onPress={() => void putAway('closed')}>
            {texts.closeComment}
          </Button>
        ) : (
          <Button size="sm" onPress={() => void settle({ id, from: status, to: 'open' })}>
            {texts.reopen}
          </Button>
        )}
        <IconButton
          icon={Trash2}
          label={texts.remove}
          className="ms-auto text-muted pointer-coarse:size-11"
          onPress={() => void putAway('removed')}
        />
      </div>
    </li>
  )
}

type QuoteProps = { quote: string; isThere: boolean; onShow: () => void }

function Quote({ quote, isThere, onShow }: QuoteProps) {
  const texts = useTexts(COMMENT_TEXTS)
  const look = 'line-clamp-2 min-w-0 flex-1 border-s-2 border-accent ps-2 text-start text-sm text-muted'
  if (!isThere) return <p className={look}>{quote}</p>
  return (
    <button
      type="button"
      aria-label={texts.show(excerptOf(quote))}
      onClick={onShow}
      className={`${look} cursor-pointer hover:text-ink`}
    >
      {quote}
    </button>
  )
}

/** Outlines the words on the page and brings them into sight. */
function show({ comment, place, onPage }: Pick<Props, 'comment' | 'place' | 'onPage'>): void {
  onPage?.()
  shownComment.set(comment.id)
  const block = CSS.escape(place?.passage.block ?? '')
  const find = () => document.querySelector<HTMLElement>(`.jl-editor-pages [data-block="${block}"]`)
  whenDrawn({ find, run: (leaf) => leaf.scrollIntoView({ block: 'center', behavior: 'instant' }) })
}

type Entry = Pick<Comment, 'by' | 'name' | 'createdAt'>

function Byline({ entry: { by, name, createdAt }, link = '' }: { entry: Entry; link?: string }) {
  const texts = useTexts(COMMENT_TEXTS)
  const locale = useLocale()
  const who = name || texts.reader
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(createdAt))
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      {by === 'owner' && <Badge tone="accent">{texts.you}</Badge>}
      <span className="min-w-0 truncate">
        {by === 'owner' ? when : `${link ? texts.by(who, link) : who} · ${when}`}
      </span>
    </p>
  )
}

/** The owner's answer; what was written stays until it has arrived. */
function AnswerForm({ id, onClose }: { id: string; onClose: () => void }) {
  const editor = useEditor()
  const texts = useTexts(COMMENT_TEXTS)
  const text = useValue(answerDrafts)[id] ?? ''
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || isBusy) return
    setBusy(true)
    const done = await commentsOf(editor).answer({ id, text })
    setBusy(false)
    if (!done) return
    // more may have been written meanwhile
    if (answerDrafts.get()[id] === text) writeAnswer(id, '')
    onClose()
  }
  return (
    <form onSubmit={(event) => void send(event)} className="space-y-2">
      <TextArea
        autoFocus={text === ''}
        label={texts.answerLabel}
        rows={2}
        value={text}
        maxLength={LONGEST_COMMENT}
        onChange={(value) => writeAnswer(id, value)}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" onPress={onClose}>
          {texts.cancel}
        </Button>
        <Button size="sm" look="primary" type="submit" isPending={isBusy} isDisabled={text.trim() === ''}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}

/** Answers that are being written, by their comment: a card may move, or the comments be closed, meanwhile. */
const answerDrafts = createValue<Readonly<Record<string, string>>>({})

function writeAnswer(id: string, text: string): void {
  answerDrafts.set({ ...answerDrafts.get(), [id]: text })
}
