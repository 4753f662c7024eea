import type { Editor } from '../../session/editor'
import { followTask } from '../stream/follow-task'
import { PANEL_TEXTS } from '../texts/panel-texts'
import { applyEvent } from './apply-event'
import { loadStatus, usesOwnKey } from './status'
import { isOver } from './run'
import { updateRun, type Session } from './session'

type Options = { session: Session; editor: Editor }

/** Listens to a run's task until its end, or until the panel is left; the task itself goes on then. */
export async function listen({ session, editor, key }: Options & { key: string }): Promise<void> {
  const run = session.state.get().runs.find((one) => one.key === key)
  if (!run?.taskId || isOver(run) || session.streams.has(key)) return
  const control = new AbortController()
  session.streams.set(key, control)
  const followed = await followTask({
    taskId: run.taskId,
    after: run.lastEvent,
    signal: control.signal,
    onLink: (isLinked) => updateRun({ session, key, change: () => ({ isLinked }) }),
    onEvent: (event) => {
      const content = editor.content()
      updateRun({ session, key, change: (current) => applyEvent({ run: current, event, content }) })
    },
  })
  if (session.streams.get(key) === control) session.streams.delete(key)
  if (control.signal.aborted) return
  if (!followed.ok) {
    const message = followed.message || PANEL_TEXTS[editor.language].lost
    updateRun({ session, key, change: () => ({ state: 'failed', message }) })
  }
  noteKey({ session, editor, key })
  await loadStatus({ session, editor })
}

/** What a task of this visit has shown about the key: the person's own one, where there is one, else the site's. */
function noteKey({ session, editor, key }: Options & { key: string }): void {
  const { runs, status } = session.state.get()
  const run = runs.find((one) => one.key === key)
  if (!run || run.isPast) return
  const isOwn = usesOwnKey(status)
  if (run.state === 'done') session.update(() => ({ isKeyRefused: false }))
  if (run.fault !== 'key') return
  const message = PANEL_TEXTS[editor.language].keyRefused[isOwn ? 'own' : 'site']
  updateRun({ session, key, change: () => ({ message }) })
  session.update(() => ({ isKeyRefused: isOwn }))
}

/** Goes on listening to all that still runs; answers how to leave. */
export function listenToAll({ session, editor }: Options): () => void {
  for (const { key } of session.state.get().runs) void listen({ session, editor, key })
  return () => {
    session.streams.forEach((control) => control.abort())
    session.streams.clear()
  }
}
