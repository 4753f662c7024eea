import { keepOpened } from '../offline/opened-copy'
import type { LoadedResume } from '../open/load-resume.server'
import type { Stored } from '../saving/save-result'
import { sendToAccount } from '../saving/send-account'
import { createEditor } from './create-editor'
import type { Editor } from './editor'
import { editorClient } from './editor-client'

/** A guest's editor as that of the resume it became in the account, with the same text, undo and open sections. */
export function adoptEditor({ editor, id }: { editor: Editor; id: string }): Editor {
  const { language, templateCode } = editor
  // The account took what this browser had saved; anything typed since is an unsaved change on its first revision.
  const stored = { state: editor.saver.stored().state, revision: 1 }
  let resume: Promise<LoadedResume['resume']> | undefined
  const onStored = (now: Stored) => {
    resume ??= editorClient().call('POST /resume/info/{id}', { params: { id }, ignoreToast: true })
    void resume.then(
      (own) => keepOpened({ resume: own, fonts: editor.fonts, stored: now }),
      () => (resume = undefined),
    )
  }
  onStored(stored)
  return createEditor({
    id,
    guest: false,
    language,
    templateCode,
    accessCode: '',
    stored,
    fonts: editor.fonts,
    send: sendToAccount(id),
    onStored,
    inherited: editor.parts,
  })
}
