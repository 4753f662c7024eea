import { Check, ChevronRight, LocateFixed, TriangleAlert, X } from 'lucide-react'
import { memo, useEffect, useRef, useState } from 'react'
import { checkField } from '../../fields/check-field'
import { Button } from '~/components/ui/Button'
import { IconButton } from '~/components/ui/IconButton'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { TextArea } from '~/components/ui/TextArea'
import { accept, changeOffer } from '../run/decide'
import { draftKey, isWaitedFor, waitingProps, type Offer, type Run } from '../run/run'
import { useShowPart } from '../run/show-part'
import { flashOnPage, targetOfSuggestion } from '../run/show-place'
import { useAssistant } from '../run/use-assistant'
import { isOneText, withOwnWords, withOwnText } from '../run/with-own-words'
import { SUGGESTION_TEXTS } from '../texts/suggestion-texts'
import type { RunOptions } from '../run/start-run'
import { DiffText } from './DiffText'
import type { FactMark } from './fact-mark'
import { FactNotes } from './FactNotes'

type Props = { run: Run; offer: Offer }

/** Who is about to accept hears of a doubt that has just come: the focus goes from the card's buttons to the notes. */
function useNewDoubts(count: number) {
  const notes = useRef<HTMLDivElement>(null)
  const known = useRef(count)
  useEffect(() => {
    const isNew = count > known.current
    known.current = count
    const focused = document.activeElement
    if (isNew && focused?.matches('button') && notes.current?.closest('li')?.contains(focused))
      notes.current.focus()
  }, [count])
  return notes
}

/** One change that is offered: what it does to the text, what is in doubt, and the choice. */
export const SuggestionCard = memo(function SuggestionCard({ run, offer }: Props) {
  const texts = useTexts(SUGGESTION_TEXTS)
  const { editor, session, state: panel } = useAssistant()
  const show = useShowPart()
  const { suggestion, state } = offer
  const notes = useNewDoubts(suggestion.flags.length)
  if (state !== 'open') return <Settled offer={offer} />
  const showPlace = () => {
    const target = targetOfSuggestion({ editor, suggestion })
    if (!target) return void toast.warning(texts.states.gone)
    show('page')
    flashOnPage(target)
  }
  // a text that is being read again, or edited as a whole, would lose the figure
  const name = draftName({ run, offer })
  const canOwn = isOneText(suggestion) && !isWaitedFor(run) && panel.drafts[name] === undefined
  const takeFigure = ({ flag, words }: { flag: FactMark; words: string }) => {
    changeOffer({ session, run, offer, to: { suggestion: withOwnWords({ suggestion, flag, words }) } })
    editor.announce(texts.ownFigureTaken(words))
  }
  return (
    <li className="rounded-menu border border-line bg-surface">
      <div className="space-y-3 p-3">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <h4 className="text-sm font-semibold text-ink">{suggestion.title}</h4>
            {suggestion.why ? <p className="text-sm text-muted">{suggestion.why}</p> : null}
          </div>
          <IconButton
            icon={LocateFixed}
            label={texts.show}
            className="-me-1 -mt-1 text-muted"
            onPress={showPlace}
          />
        </div>
        <DiffText {...suggestion} takeFigure={canOwn ? takeFigure : undefined} />
        <div ref={notes} tabIndex={-1} className="space-y-2">
          <FactNotes {...suggestion} />
        </div>
      </div>
      <Choice run={run} offer={offer} />
    </li>
  )
})

/** A task that is begun anew may give a key to another place. */
const draftName = ({ run, offer: { suggestion } }: Props): string =>
  `${draftKey(run)}:${suggestion.key}:${suggestion.path}`

function Choice({ run, offer }: Props) {
  const texts = useTexts(SUGGESTION_TEXTS)
  const { editor, session, state } = useAssistant()
  const [isNew, setNew] = useState(false)
  const { suggestion } = offer
  const decision = { session, editor, run, offer }
  const name = draftName({ run, offer })
  const draft = state.drafts[name]
  const setDraft = (text?: string) =>
    session.update(({ drafts }) => ({ drafts: { ...drafts, [name]: text } }))
  if (draft !== undefined)
    return <EditFirst decision={decision} text={draft} setText={setDraft} autoFocus={isNew} />
  const edit = () => {
    setNew(true)
    setDraft(suggestion.after)
  }
  return (
    <div className="flex flex-wrap gap-2 border-t border-line p-2">
      <Button
        icon={isWaitedFor(run) ? undefined : Check}
        size="sm"
        look={suggestion.flags.length === 0 ? 'primary' : 'secondary'}
        {...waitingProps(run)}
        onPress={() => accept(decision)}
      >
        {suggestion.flags.length === 0 ? texts.accept : texts.acceptAnyway}
      </Button>
      <Button size="sm" look="ghost" onPress={() => changeOffer({ ...decision, to: { state: 'refused' } })}>
        {texts.refuse}
      </Button>
      {isOneText(suggestion) ? (
        <Button size="sm" look="ghost" onPress={edit}>
          {texts.edit}
        </Button>
      ) : null}
    </div>
  )
}

const ICONS = { accepted: Check, refused: X, gone: TriangleAlert, changed: TriangleAlert }

/** What was decided, in one line; unfolded, what it was about. */
function Settled({ offer: { suggestion, state } }: { offer: Offer }) {
  const texts = useTexts(SUGGESTION_TEXTS)
  if (state === 'open') return null
  const Icon = ICONS[state]
  return (
    <li className="rounded-menu border border-line bg-surface text-sm text-muted">
      <details className="group">
        <summary className="flex cursor-pointer list-none items-start gap-2 px-3 py-2 hover:text-ink [&::-webkit-details-marker]:hidden">
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 flex-1">
            <span className="block truncate text-ink">{suggestion.title}</span>
            {texts.states[state]}
          </span>
          <ChevronRight
            aria-hidden
            className="mt-0.5 size-4 shrink-0 transition-transform group-open:rotate-90"
          />
        </summary>
        <div className="px-3 pb-3">
          <DiffText {...suggestion} />
        </div>
      </details>
    </li>
  )
}

type EditProps = {
  decision: RunOptions & { run: Run; offer: Offer }
  text: string
  /** Nothing: it is no longer edited. */
  setText: (text?: string) => void
  autoFocus: boolean
}

/** The suggested text in the person's hands before it is taken. */
function EditFirst({ decision, text, setText, autoFocus }: EditProps) {
  const texts = useTexts(SUGGESTION_TEXTS)
  const { suggestion } = decision.offer
  const kind = suggestion.path.endsWith('/text') ? 'text' : 'line'
  const checked = suggestion.path.endsWith('/tags')
    ? { ok: true as const }
    : checkField({ kind, typed: text, language: decision.editor.language })
  return (
    <div className="space-y-2 border-t border-line p-3">
      <TextArea
        label={texts.editLabel}
        size="sm"
        rows={4}
        autoFocus={autoFocus}
        value={text}
        onChange={setText}
        {...(checked.ok ? {} : { error: checked.error })}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          look="primary"
          isDisabled={!checked.ok}
          {...waitingProps(decision.run)}
          onPress={() => {
            setText()
            accept({ ...decision, patch: withOwnText({ suggestion, text }) })
          }}
        >
          {texts.acceptEdited}
        </Button>
        <Button size="sm" look="ghost" onPress={() => setText()}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}
