import { CallError } from '~/api/client'
import { toast, type ToastAction } from '~/components/ui/toast'
import type { ExportChoice } from '~/session/export/ExportMenu'
import { EXPORT_TEXTS } from '~/session/export/export-texts'
import { EXPORT_RESULT_TEXTS } from '~/session/export/export-result-texts'
import { UI_TEXTS } from '~/components/ui/texts'
import { saveFile } from '~/components/ui/save-file'
import { downloadExport } from '~/session/export/download-export'
import { guestExport } from '~/session/export/guest-export'
import type { ExportedFile } from '../read-back/reading-wanted'
import { tellOfReading, type ExportedNote } from '../read-back/tell-of-reading'
import type { Editor, FieldTarget } from '../session/editor'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { editorClient } from '../session/editor-client'
import { askOfBlank, tellOfRefused, tellOfSample } from './tell-of-export'

type Options = ExportChoice & {
  editor: Editor
  /** Leads to a field. */
  jump: (target: FieldTarget) => void
  signIn: (why?: 'download') => void
  /** Opens what a screening system reads in the file. */
  look: (file: ExportedFile) => void
  /** Takes in a notice that is true of this resume alone. */
  say: (notice: number | undefined) => void
  /** Exports a blank one, too; without it that is asked first. */
  anyway?: (() => void) | undefined
  /** The same once more. */
  again: () => void
}

/** Exports what is open and says how that ended. */
export async function runExport(options: Options) {
  const { editor, jump, signIn, look, say, anyway, again, format, both = false } = options
  const texts = EXPORT_RESULT_TEXTS[editor.language]
  const { formats, failed } = EXPORT_TEXTS[editor.language]
  try {
    const asked = anyway && askOfBlank({ editor, go: anyway })
    if (asked !== undefined) return say(asked)
    editor.announce(texts.exporting)
    const notes: ExportedNote[] = []
    const came = await exportResume({ editor, format, both, onRead: (note) => notes.push(note) })
    if (came === 'account needed') {
      toast.info(texts.guestLimit)
      return signIn('download')
    }
    // One's own words that the file lacks are told over a stranger's that it has.
    const tellOfOwn = () => say(tellOfRefused({ editor, jump }))
    void tellOfSample({ editor, jump }).then(say).then(tellOfOwn, tellOfOwn)
    void tellOfReading({ editor, notes, look })
    const name = formats[format]
    const keep = { label: SHELL_TEXTS[editor.language].signIn, onAction: () => signIn(), isBrief: true }
    if (editor.guest && format === 'pdf') say(toast.success(texts.asGuest, keep))
    else if (came === 'older') toast.warning(texts.lastSaved)
    else if (both) toast.success(texts.exportedBoth(name))
    else if (format !== 'pdf') toast.success(texts.exported(name))
  } catch (error) {
    say(tellOfFailure({ error, failed, again: { label: UI_TEXTS[editor.language].retry, onAction: again } }))
  }
}

type FailureOptions = { error: unknown; failed: string; again: ToastAction }

/** Says why there is no file, and offers to try again what may well succeed. Answers the notice. */
function tellOfFailure({ error, failed, again }: FailureOptions): number | undefined {
  if (!(error instanceof CallError)) return toast.error(failed, again)
  // That one is signed out is said above the page.
  if (error.code === 401) return undefined
  return toast.failure(error, error.code === 0 || error.code >= 500 ? again : undefined)
}

type ExportOptions = ExportChoice & {
  editor: Editor
  /** Told of each PDF. */
  onRead: (note: ExportedNote) => void
}

/**
 * What an export came to: a file of what is open, one of what was saved last, or none, as the address has had as many PDFs
 * as one gets without an account.
 */
type Exported = 'current' | 'older' | 'account needed'

/**
 * Saves what is open and downloads its file, with `both` that of its twin as well. A guest's is made of what is open. Throws
 * CallError or whatever kept the browser from writing.
 */
async function exportResume({ editor, format, both, onRead }: ExportOptions): Promise<Exported> {
  if (editor.guest) return exportAsGuest({ editor, format, onRead })
  await editor.saver.flush()
  const { download } = editorClient()
  const { state } = editor.saver.stored()
  const own = await downloadExport({
    ...{ download, id: editor.id, format, ignoreToast: true },
    onRead: (note) => onRead({ ...note, state }),
  })
  const twin =
    both && editor.twin.get()
      ? await downloadExport({ download, id: editor.twin.get(), format, ignoreToast: true, onRead })
      : undefined
  for (const file of [own, twin]) if (file) saveFile({ file, name: file.name })
  return editor.saver.isDirty() ? 'older' : 'current'
}

async function exportAsGuest({ editor, format, onRead }: ExportOptions): Promise<Exported> {
  const { download } = editorClient()
  const state = editor.state()
  try {
    const file = await guestExport({
      ...{ download, resume: state, format, ignoreToast: true },
      onRead: (note) => onRead({ ...note, state }),
    })
    saveFile({ file, name: file.name })
    return 'current'
  } catch (error) {
    if (error instanceof CallError && error.code === 429) return 'account needed'
    throw error
  }
}
