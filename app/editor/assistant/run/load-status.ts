import { editorClient } from '../../session/editor-client'
import type { Editor } from '../../session/editor'
import type { Session } from './session'

type Options = { session: Session; editor: Editor }

/** Asks whether the model can be used, and how much of today is. Unknown while it can't be asked. */
export async function loadStatus({ session, editor }: Options): Promise<void> {
  if (editor.guest) return
  const status = await editorClient()
    .call('GET /ai/status', {})
    .catch(() => undefined)
  if (status) session.update(() => ({ status }))
}
