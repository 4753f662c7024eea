import { toast } from '~/components/ui/toast'
import { CallError } from '~/api/client'
import type { Editor } from '../session/editor'
import { editorClient } from '../session/editor-client'
import { TWIN_TEXTS } from './twin-texts'

/** Takes the two languages apart; what each says stays, and so does what they noted of each other, for an undo. */
export async function partTwins(editor: Editor): Promise<void> {
  const texts = TWIN_TEXTS[editor.language]
  const other = editor.twin.get()
  const params = { id: editor.id }
  try {
    await editorClient().call('POST /resume/twin/part/{id}', { params, ignoreToast: true })
    editor.twin.set('')
    const undo = async () => {
      await editorClient().call('POST /resume/twin/pair/{id}', { params, input: { other } })
      editor.twin.set(other)
      editor.announce(texts.partedUndone)
    }
    toast.success(texts.parted, {
      label: texts.undo,
      onAction: () => void undo().catch(() => undefined),
    })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    toast.error(error.message)
  }
}
