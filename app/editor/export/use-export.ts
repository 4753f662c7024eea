import { useEffect, useRef, useState } from 'react'
import { CallError } from '~/api/client'
import { loadTwice } from '~/components/late/load-twice'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import type { ExportChoice } from '~/session/export/ExportMenu'
import { EXPORT_TEXTS } from '~/session/export/export-texts'
import { sessionStore } from '~/session/session-store'
import type { ExportedFile } from '../read-back/reading-wanted'
import type { ExportedNote } from '../read-back/tell-of-reading'
import type { Editor, FieldTarget } from '../session/editor'
import type { useSignIn } from '../shell/use-sign-in'
import { loadForEditor } from '../soon/load-soon'
import { SHELL_TEXTS } from '../texts/shell-texts'

type Options = {
  editor: Editor
  /** Leads to a field. */
  jump: (target: FieldTarget) => void
  signIn: ReturnType<typeof useSignIn>
  /** Opens what a screening system reads in the file. */
  look: (file: ExportedFile) => void
}

/** Exports what is open, one file at a time, and says how that ended. */
export function useExport({ editor, jump, signIn, look }: Options) {
  const texts = useTexts(EXPORT_TEXTS)
  const shell = useTexts(SHELL_TEXTS)
  const [isExporting, setExporting] = useState(false)
  const say = useOwnNotices(editor)
  const run = async ({ format, both = false }: ExportChoice, isAnyway = false) => {
    if (isExporting) return
    setExporting(true)
    try {
      const late = await loadTwice(loadForEditor)
      const { askOfBlank, exportResume, tellOfReading, tellOfRefused, tellOfSample } = late
      const asked = isAnyway ? undefined : askOfBlank({ editor, go: () => void run({ format, both }, true) })
      if (asked !== undefined) return say(asked)
      editor.announce(texts.exporting)
      const notes: ExportedNote[] = []
      const came = await exportResume({ editor, format, both, onRead: (note) => notes.push(note) })
      if (came === 'account needed') {
        toast.info(shell.guestLimit)
        return signIn('download')
      }
      // One's own words that the file lacks are told over a stranger's that it has.
      const tellOfOwn = () => say(tellOfRefused({ editor, jump }))
      void tellOfSample({ editor, jump }).then(say).then(tellOfOwn, tellOfOwn)
      void tellOfReading({ editor, notes, look })
      const name = texts.formats[format]
      const keep = { label: shell.signIn, onAction: () => signIn(), isBrief: true }
      if (editor.guest && format === 'pdf') say(toast.success(shell.guestDownloaded, keep))
      else if (came === 'older') toast.warning(shell.downloadUnsaved)
      else if (both) toast.success(texts.exportedBoth(name))
      else if (format !== 'pdf') toast.success(texts.exported(name))
    } catch (error) {
      // Of a call's failure the reader has been told.
      if (!(error instanceof CallError)) toast.error(texts.failed)
    } finally {
      setExporting(false)
    }
  }
  return { isExporting, run }
}

/**
 * Takes in notices that are true of one resume as it is open here: they go with its editor, or when somebody signs in and the
 * resume moves into the account.
 */
function useOwnNotices(editor: Editor): (notice: number | undefined) => void {
  const ids = useRef<number[]>([])
  useEffect(() => {
    const dismiss = () => ids.current.splice(0).forEach(toast.dismiss)
    const stop = sessionStore.subscribe(() => sessionStore.get().user && dismiss())
    return () => {
      stop()
      dismiss()
    }
  }, [editor])
  return (notice) => {
    if (notice !== undefined) ids.current.push(notice)
  }
}
