import { produce } from '../../document/patch/produce'
import { toast } from '~/components/ui/toast'
import { CallError } from '~/api/client'
import { writeNotes } from '../../features/twins/settle'
import type { Editor } from '../session/editor'
import { editorClient } from '../session/editor-client'
import type { ResumeState } from '../session/resume-state'
import { twinSessionOf } from './twin-session'
import { TWIN_TEXTS } from './twin-texts'

/** Takes the two languages apart; what each says stays, and neither keeps what the other said, unless it is undone. */
export async function partTwins(editor: Editor): Promise<void> {
  const texts = TWIN_TEXTS[editor.language]
  const other = editor.twin.get()
  const params = { id: editor.id }
  const pair = twinSessionOf(editor).pair()
  const { inStep } = editor.content()
  try {
    // nothing that is still to be saved brings the notes back
    await editor.saver.flush()
    await editorClient().call('POST /resume/twin/part/{id}', { params, ignoreToast: true })
    editor.twin.set('')
    write(({ content }) => void delete content.inStep)
    const undo = async () => {
      await editorClient().call('POST /resume/twin/pair/{id}', { params, input: { other } })
      editor.twin.set(other)
      write(({ content }) => {
        if (pair) writeNotes({ draft: content, pair, twin: other, notes: pair.notes })
        else if (inStep) content.inStep = inStep
      })
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

  function write(recipe: (state: ResumeState) => void): void {
    const { store } = editor.parts
    store.replace(produce(store.get(), recipe))
  }
}
