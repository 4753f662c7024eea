import { editorClient } from '../../session/editor-client'
import type { Editor } from '../../session/editor'
import type { Session, Status } from './session'

/** Asks whether the model can be used, and how much of today is. Unknown while it can't be asked. */
export async function loadStatus({ session, editor }: { session: Session; editor: Editor }): Promise<void> {
  if (editor.guest) return
  const status = await editorClient()
    .call('GET /ai/status', {})
    .catch(() => undefined)
  if (status) session.update(() => ({ status }))
}

/** Whether tasks are done with the person's own key: it is kept, and the site allows it. */
export const usesOwnKey = (status: Status | undefined): boolean =>
  status !== undefined && status.hasOwnKey && status.mayUseOwnKey

/** Whether the plan gives no more tasks today. */
export const isDayFull = (status: Status | undefined): boolean =>
  status !== undefined && status.isOn && !usesOwnKey(status) && status.used >= status.limit

/** Opens the settings at the key; once one is kept, what stood there is back. */
export const showKey = (session: Session): void =>
  session.update(() => ({ view: 'settings', isForKey: true }))
