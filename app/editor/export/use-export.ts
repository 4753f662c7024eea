import { useCallback, useEffect, useRef, useState } from 'react'
import { loadTwice } from '~/components/late/load-twice'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import type { ExportChoice } from '~/session/export/ExportMenu'
import { EXPORT_TEXTS } from '~/session/export/export-texts'
import { sessionStore } from '~/session/session-store'
import type { ExportedFile } from '../read-back/reading-wanted'
import type { Editor, FieldTarget } from '../session/editor'
import type { useSignIn } from '../shell/use-sign-in'
import { loadForEditor } from '../soon/load-soon'

type Options = {
  editor: Editor
  /** Leads to a field. */
  jump: (target: FieldTarget) => void
  signIn: ReturnType<typeof useSignIn>
  /** Opens what a screening system reads in the file. */
  look: (file: ExportedFile) => void
}

/** Exports what is open, one file at a time, and says how that ended. */
export function useExport(options: Options) {
  const texts = useTexts(EXPORT_TEXTS)
  const [isExporting, setExporting] = useState(false)
  const { say, dismiss } = useOwnNotices(options.editor)
  const run = async (choice: ExportChoice, isAnyway = false) => {
    if (isExporting) return
    setExporting(true)
    // What the last file was like is not what this one will be.
    dismiss()
    try {
      const { runExport } = await loadTwice(loadForEditor)
      const anyway = isAnyway ? undefined : () => void run(choice, true)
      await runExport({ ...options, ...choice, say, anyway, again: () => void run(choice, isAnyway) })
    } catch {
      toast.error(texts.failed)
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
function useOwnNotices(editor: Editor) {
  const ids = useRef<number[]>([])
  const dismiss = useCallback(() => ids.current.splice(0).forEach(toast.dismiss), [])
  useEffect(() => {
    const stop = sessionStore.subscribe(() => sessionStore.get().user && dismiss())
    return () => {
      stop()
      dismiss()
    }
  }, [editor, dismiss])
  const say = (notice: number | undefined) => {
    if (notice !== undefined) ids.current.push(notice)
  }
  return { say, dismiss }
}
