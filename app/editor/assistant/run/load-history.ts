import { otherLanguage } from '../../../../collections/languages/other-language'
import { editorClient } from '../../session/editor-client'
import type { Editor } from '../../session/editor'
import { ASK_TEXTS } from '../texts/ask-texts'
import { listen } from './listen'
import { partsOfContent } from './parts-of-content'
import { newRun, type Ask } from './run'
import type { Session, TaskSummary } from './session'

type Options = { session: Session; editor: Editor }

/** Reads which tasks this resume has had; those that still run, as after a closed tab, are listened to again. */
export async function loadHistory({ session, editor }: Options): Promise<void> {
  if (editor.guest) return
  const history = await editorClient()
    .call('GET /ai/task/list', { query: { resumeId: editor.id } })
    .catch(() => undefined)
  if (!history) return
  session.update(() => ({ history }))
  for (const task of history.toReversed())
    if (task.status === 'queued' || task.status === 'running') openTask({ session, editor, task })
}

/** Shows an earlier task with all that it said and offered; answers its run's key. */
export function openTask({ session, editor, task }: Options & { task: TaskSummary }): string {
  const known = session.state.get().runs.find(({ taskId }) => taskId === task.taskId)
  if (known) return known.key
  const ask = askOf(task)
  const run = newRun({ ask, name: nameOfAsk({ ask, editor }), taskId: task.taskId })
  session.update(({ runs }) => ({ runs: [...runs, run] }))
  void listen({ session, editor, key: run.key })
  return run.key
}

/** An edge: the server keeps what a kind's schema let through. */
export function askOf({ kind, input }: Pick<TaskSummary, 'kind' | 'input'>): Ask {
  return { kind, input } as Ask
}

/** What was asked, in a few words. */
export function nameOfAsk({ ask, editor }: { ask: Ask; editor: Editor }): string {
  const texts = ASK_TEXTS[editor.language]
  if (ask.kind === 'chat') return ask.input.message
  if (ask.kind === 'translate') return texts.translateTo[otherLanguage(ask.input.language)]
  if (ask.kind !== 'module-opt') return texts.kinds[ask.kind]
  const { aim = 'stronger', sectionId, itemId } = ask.input
  const parts = partsOfContent({ content: editor.content(), language: editor.language })
  const part = parts.find(({ key }) => key === (itemId ?? sectionId))
  return part ? `${texts.aims[aim]} · ${part.name}` : texts.aims[aim]
}
