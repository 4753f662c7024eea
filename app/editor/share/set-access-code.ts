import { editorClient } from '../session/editor-client'
import type { Editor } from '../session/editor'

/** Shares with a code, or stops sharing with an empty one. Saves first, so that readers see what is on screen. */
export async function setAccessCode({ editor, code }: { editor: Editor; code: string }): Promise<boolean> {
  try {
    if (code !== '') await editor.saver.flush()
    await editorClient().call('POST /resume/access-code/{id}', {
      params: { id: editor.id },
      input: { accessCode: code },
    })
    editor.accessCode.set(code)
    return true
  } catch {
    return false
  }
}
