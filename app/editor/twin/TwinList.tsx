import { CircleCheck } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import { useValue } from '~/session/use-value'
import { compareTwins, takenTogether, type TwinMark } from '../../features/twins/compare-twins'
import { pairOf } from '../../features/twins/pair-of'
import { useCanAsk } from '../assistant/run/use-assistant'
import { useContent } from '../session/use-content'
import { askForTranslation } from './ask-for-translation'
import { nameOfMark } from './name-of-mark'
import { TwinCard } from './TwinCard'
import { twinSessionOf, type TwinResume } from './twin-session'
import { TWIN_TEXTS } from './twin-texts'
import { useTwin } from './use-twin'
import { keepAsIs, writeNotes } from '../../features/twins/settle'
import { takeOver } from '../../features/twins/take-over'
import type { Editor } from '../session/editor'
import { offerUndo } from '../session/offer-undo'

type Props = {
  resume: TwinResume
  onEdit: (mark: TwinMark) => void
  onGo: () => void
  openAssistant: () => void
}

/** What of this resume the other language has left behind, in page order. */
export function TwinList({ resume, onEdit, onGo, openAssistant }: Props) {
  const texts = useTexts(TWIN_TEXTS)
  const { editor, session, pair, marks } = useTwin()
  const active = useValue(session.active)
  const content = useContent((now) => now)
  const list = useRef<HTMLUListElement>(null)
  const canAsk = useCanAsk()
  const { language } = resume.content.config
  const free = takenTogether(marks)
  const nameOf = (mark: TwinMark) =>
    nameOfMark({ mark, own: content, other: pair?.otherContent ?? content, language: editor.language })
  const settle = (done: () => void) => {
    done()
    // the card goes with what was pressed on it
    list.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-2 px-4 py-1.5">
        <h3 aria-live="polite" className="min-w-0 flex-1 text-sm font-semibold text-ink">
          {marks.length > 0 ? texts.count(marks.length) : texts.inStep}
        </h3>
        {free.length > 1 ? (
          <Button
            icon={CircleCheck}
            size="sm"
            onPress={() => settle(() => takeMarks({ editor, marks: free }))}
          >
            {texts.takeAll(free.length)}
          </Button>
        ) : null}
      </div>
      <div className="min-h-0 space-y-2 overflow-y-auto overscroll-contain px-4 pb-24">
        {marks.length === 0 ? <p className="text-sm text-muted">{texts.inStepText}</p> : null}
        <ul ref={list} tabIndex={-1} aria-label={texts.list} className="space-y-2 outline-none">
          {marks.map((mark) => (
            <TwinCard
              key={mark.key}
              mark={mark}
              name={nameOf(mark)}
              language={language}
              ownLanguage={content.config.language}
              isActive={active === mark.owner}
              onActive={session.active.set}
              onTake={(one) => settle(() => takeMarks({ editor, marks: [one] }))}
              onKeep={(one) => settle(() => keepMarks({ editor, marks: [one] }))}
              onEdit={onEdit}
              onTranslate={
                canAsk
                  ? (one) => {
                      askForTranslation({ editor, mark: one, name: nameOf(one), language })
                      openAssistant()
                    }
                  : undefined
              }
            />
          ))}
        </ul>
        <OtherBehind resume={resume} onGo={onGo} />
      </div>
    </>
  )
}

/** What has changed here waits in the other one. */
function OtherBehind({ resume, onGo }: Pick<Props, 'resume' | 'onGo'>) {
  const texts = useTexts(TWIN_TEXTS)
  const { editor, session, pair } = useTwin()
  const { language } = resume.content.config
  const count = useMemo(() => {
    if (!pair) return 0
    const own = { id: editor.id, content: session.noted(editor.content()) }
    return compareTwins(pairOf({ own: resume, other: own })).length
  }, [editor, session, resume, pair])
  if (count === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line pt-2">
      <p className="min-w-0 flex-1 text-sm text-muted">
        {texts.otherBehind({ count, version: texts.version[language] })}
      </p>
      <Button size="sm" look="ghost" onPress={() => onGo()}>
        {texts.go[language]}
      </Button>
    </div>
  )
}

type Options = { editor: Editor; marks: readonly TwinMark[] }

/** Takes over what the marks speak of, as one step of undo. */
function takeMarks({ editor, marks }: Options): void {
  const texts = TWIN_TEXTS[editor.language]
  const pair = twinSessionOf(editor).pair()
  if (!pair) return
  const twin = editor.twin.get()
  editor.change({ name: texts.taking, recipe: (draft) => takeOver({ draft, pair, twin, marks }) })
  offerUndo({ editor, text: texts.took(marks.length) })
}

/** Says that a text is right as it is, whatever became of its counterpart. */
function keepMarks({ editor, marks }: Options): void {
  const texts = TWIN_TEXTS[editor.language]
  const pair = twinSessionOf(editor).pair()
  if (!pair) return
  const notes = keepAsIs(marks)
  const twin = editor.twin.get()
  editor.change({ name: texts.keeping, recipe: (draft) => writeNotes({ draft, pair, twin, notes }) })
  offerUndo({ editor, text: texts.kept })
}
