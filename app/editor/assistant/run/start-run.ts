import { CallError } from '~/api/client'
import { openLogin } from '~/session/login-store'
import { editorClient } from '../../session/editor-client'
import type { Editor } from '../../session/editor'
import { PANEL_TEXTS } from '../texts/panel-texts'
import { listen } from './listen'
import { nameOfAsk } from './load-history'
import { loadStatus } from './status'
import { newRun, type Run } from './run'
import { updateRun, type Session, type Wanted } from './session'

export type RunOptions = { session: Session; editor: Editor }

/** Gives the assistant a task on what is on screen now: that is saved first. */
export function startRun({ session, editor, ask, name }: RunOptions & Wanted): void {
  const run = newRun({ ask, name: name ?? nameOfAsk({ ask, editor }) })
  session.update(({ runs }) => ({ runs: [...runs, run], wantedRun: run.key }))
  void begin({ session, editor, run })
}

/** Asks again for what has failed or was stopped; what came of it so far is void. */
export function againRun({ session, editor, run }: RunOptions & { run: Run }): void {
  session.update(({ runs }) => ({ runs: runs.filter(({ key }) => key !== run.key) }))
  startRun({ session, editor, ask: run.ask, name: run.name })
}

/** Stops a task where it runs. Its stream then says so. */
export async function cancelRun({ session, run }: { session: Session; run: Run }): Promise<void> {
  if (!run.taskId) return
  const { cancelled } = await editorClient()
    .call('POST /ai/task/cancel/{id}', { params: { id: run.taskId } })
    .catch(() => ({ cancelled: false }))
  // what was only being read again is done, which its last event says
  if (cancelled && run.state !== 'checking')
    updateRun({ session, key: run.key, change: () => ({ state: 'cancelled' }) })
}

async function begin({ session, editor, run }: RunOptions & { run: Run }): Promise<void> {
  const { key } = run
  const fail = (message: string) => updateRun({ session, key, change: () => ({ state: 'failed', message }) })
  await editor.saver.flush()
  if (editor.saver.isDirty()) return fail(PANEL_TEXTS[editor.language].notSaved)
  const { kind, input } = run.ask
  try {
    const { taskId } = await editorClient().call('POST /ai/task/add', {
      input: { kind, resumeId: editor.id, input: { ...input } },
    })
    updateRun({ session, key, change: () => ({ state: 'waiting', taskId }) })
    await listen({ session, editor, key })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    fail(error.message)
    // The day's tasks may be used up by another tab.
    if (error.code === 429) void loadStatus({ session, editor })
    if (error.code === 401) openLogin()
  }
}
