import { createGuestResume } from '../../features/guest-resumes/create-guest-resume'
import { editorClient } from '../session/editor-client'
import type { Editor } from '../session/editor'

/** Saves what is on screen as another resume, where its own is gone; answers the new id. */
export async function saveAsNew(editor: Editor): Promise<string> {
  const { title, content, layout, layoutVersion } = editor.state()
  const { templateCode } = editor
  if (editor.guest) return createGuestResume({ title, templateCode, content, layout, layoutVersion })
  const { call } = editorClient()
  // The template it came from may be gone by now; the content is complete without it.
  return call('POST /resume/create', { input: { title, templateCode: '', content, layout, layoutVersion } })
}
