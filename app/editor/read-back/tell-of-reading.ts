import { CallError } from '~/api/client'
import { toast } from '~/components/ui/toast'
import { EXPORT_RESULT_TEXTS } from '~/session/export/export-result-texts'
import type { ReadBackNote } from '~/session/export/read-back-note'
import { countFindings } from '../../features/read-back/count-findings'
import type { Editor } from '../session/editor'
import type { ResumeState } from '../session/resume-state'
import { askReading } from './load-reading'
import type { ExportedFile } from './reading-wanted'

/** What the answer with a PDF said, with what the file was made of; without, the file is the twin's. */
export type ExportedNote = ReadBackNote & { state?: ResumeState }

type Options = {
  editor: Editor
  notes: readonly ExportedNote[]
  /** Opens what is read of a file. */
  look: (file: ExportedFile) => void
}

/** Tells of an exported file that reads otherwise than its resume; of one that reads back whole there is nothing to tell. */
export async function tellOfReading({ editor, notes, look }: Options): Promise<void> {
  const texts = EXPORT_RESULT_TEXTS[editor.language]
  for (const note of notes) {
    const count = await countOf({ editor, note })
    if (count === 0) continue
    const { key, state } = note
    // By then somebody may have typed on: what is shown is the file that is told of.
    if (state)
      toast.warning(texts.differs(count), { label: texts.look, onAction: () => look({ key, state }) })
    else toast.warning(texts.twinDiffers(count))
  }
}

/** 0, too, where nothing can be known now: whoever opens the reading is told why. */
async function countOf({ editor, note }: { editor: Editor; note: ExportedNote }): Promise<number> {
  if (note.found !== undefined) return note.found
  try {
    return countFindings(await askReading({ editor, ...note }))
  } catch (error) {
    if (error instanceof CallError) return 0
    throw error
  }
}
