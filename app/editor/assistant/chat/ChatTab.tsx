import { MessageCircle } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { listen } from '~/components/ui/listen'
import { useTexts } from '~/i18n/use-texts'
import { ModelOff } from '../parts/ModelOff'
import { useAssistant } from '../run/use-assistant'
import { ASK_TEXTS } from '../texts/ask-texts'
import { ChatMessage, PastMessage } from './ChatMessage'
import { Composer } from './Composer'

/** Earlier messages that are shown; all of them stand in the task history. */
const MOST_PAST = 10

/** A talk about the resume; whatever it wants to change is a suggestion. */
export function ChatTab() {
  const texts = useTexts(ASK_TEXTS)
  const { state } = useAssistant()
  const runs = state.runs.filter(({ ask }) => ask.kind === 'chat')
  const byTask = new Map(runs.map((run) => [run.taskId, run]))
  const past = (state.history ?? [])
    .filter(({ kind }) => kind === 'chat')
    .filter(({ taskId }, index) => index < MOST_PAST || byTask.has(taskId))
    .toReversed()
  const told = new Set(past.map(({ taskId }) => taskId))
  const scroller = useStickToEnd(runs)
  const isEmpty = runs.length === 0 && past.length === 0
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-label={texts.kinds.chat}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 focus-visible:-outline-offset-2"
      >
        <div className="space-y-5 py-4">
          {isEmpty ? <EmptyChat /> : <h3 className="sr-only">{texts.kinds.chat}</h3>}
          {past.map((task) => {
            const run = byTask.get(task.taskId)
            return run ? (
              <ChatMessage key={run.key} run={run} />
            ) : (
              <PastMessage key={task.taskId} task={task} />
            )
          })}
          {runs.map((run) =>
            run.taskId && told.has(run.taskId) ? null : <ChatMessage key={run.key} run={run} />,
          )}
          <ModelOff />
        </div>
      </div>
      <Composer />
    </div>
  )
}

function EmptyChat() {
  const texts = useTexts(ASK_TEXTS)
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      <MessageCircle aria-hidden className="size-6 text-muted" />
      <h3 className="mt-3 text-md font-semibold text-ink">{texts.chatEmpty}</h3>
      <p className="mt-1 text-sm text-muted">{texts.chatEmptyText}</p>
    </div>
  )
}

const NEAR = 48

/** Keeps a scrolling list at its end while it grows, unless the reader has scrolled away from there. */
function useStickToEnd(content: unknown) {
  const scroller = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const look = () => {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
    }
    return listen(box, { scroll: look })
  }, [])
  useLayoutEffect(() => {
    const box = scroller.current
    if (box && isAtEnd.current) box.scrollTop = box.scrollHeight
  }, [content])
  return scroller
}
