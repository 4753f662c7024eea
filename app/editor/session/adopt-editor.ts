import { sendToAccount } from '../saving/send-account'
import { createEditor } from './create-editor'
import type { Editor } from './editor'

/** A guest's editor as that of the resume it became in the account, with the same text, undo and open sections. */
export function adoptEditor({ editor, id }: { editor: Editor; id: string }): Editor {
  const { language, templateCode } = editor
  // The account took what this browser had saved; anything typed since is an unsaved change on its first revision.
  const stored = { state: editor.saver.stored().state, revision: 1 }
  return createEditor({
    id,
    guest: false,
    language,
    templateCode,
    accessCode: '',
    stored,
    fonts: editor.fonts,
    send: sendToAccount(id),
    inherited: editor.parts,
  })
}
