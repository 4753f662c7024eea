import type { ComponentProps } from 'react'
import { useTexts } from '~/i18n/use-texts'
import { RunState } from '../parts/RunState'
import { SentButton } from '../parts/SentButton'
import { Spoken } from '../parts/Spoken'
import { Button } from '~/components/ui/Button'
import { askOf, openTask } from '../run/load-history'
import { isOver, type Ask, type Run } from '../run/run'
import type { TaskSummary } from '../run/session'
import { useAssistant } from '../run/use-assistant'
import { useInSight } from '../run/use-in-sight'
import type { TaskResult } from '../../../features/assistant/tasks/events'
import { FactNotes } from '../suggestion/FactNotes'
import { ProseText } from '../suggestion/ProseText'
import { SuggestionList } from '../suggestion/SuggestionList'
import { ASK_TEXTS } from '../texts/ask-texts'
import { SUGGESTION_TEXTS } from '../texts/suggestion-texts'

/** What was said and what is answered, while it comes and after. */
export function ChatMessage({ run }: { run: Run }) {
  const ref = useInSight(run)
  return (
    <article ref={ref} tabIndex={-1} className="scroll-m-4 space-y-3">
      <Said text={messageOf(run.ask)} />
      {run.text ? <Answer text={run.text} facts={run.facts} /> : null}
      <RunState run={run} />
      <Spoken run={run} />
      {run.facts ? <FactNotes {...run.facts} /> : null}
      <SuggestionList run={run} />
      {run.taskId && isOver(run) ? <SentButton taskId={run.taskId} /> : null}
    </article>
  )
}

/** A message of an earlier visit; what it suggested is shown when it is asked for. */
export function PastMessage({ task }: { task: TaskSummary }) {
  const texts = useTexts(SUGGESTION_TEXTS)
  const { session, editor } = useAssistant()
  const { text = task.fault ?? '', facts, suggestions = 0 } = answerOf(task)
  return (
    <article className="space-y-3">
      <Said text={messageOf(askOf(task))} />
      {text ? <Answer text={text} facts={facts} /> : null}
      {facts ? <FactNotes {...facts} /> : null}
      {suggestions > 0 ? (
        <Button size="sm" onPress={() => void openTask({ session, editor, task })}>
          {texts.showPast(suggestions)}
        </Button>
      ) : null}
    </article>
  )
}

/** An edge: the server keeps what the runner ended with. */
const answerOf = ({ answer }: TaskSummary) => (answer ?? {}) as TaskResult

function Said({ text }: { text: string }) {
  const texts = useTexts(ASK_TEXTS)
  return (
    <p className="ms-auto w-fit max-w-[85%] rounded-card bg-accent-tint px-3 py-2 text-base break-words whitespace-pre-wrap text-ink">
      <span className="sr-only">{texts.you}: </span>
      {text}
    </p>
  )
}

function Answer({ text, facts }: ComponentProps<typeof ProseText>) {
  const texts = useTexts(ASK_TEXTS)
  return (
    <p className="text-base break-words whitespace-pre-wrap text-ink">
      <span className="sr-only">{texts.assistant}: </span>
      <ProseText text={text.trimEnd()} facts={facts} />
    </p>
  )
}

const messageOf = (ask: Ask): string => (ask.kind === 'chat' ? ask.input.message : '')
