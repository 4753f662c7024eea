import { CallError } from '~/api/client'
import { toast } from '~/components/ui/toast'
import { EXPORT_TEXTS } from '~/session/export/export-texts'
import type { ReadBackNote } from '~/session/export/read-back-note'
import { countFindings } from '../../features/read-back/count-findings'
import type { Editor } from '../session/editor'
import { askReading } from './load-reading'

type Options = {
  editor: Editor
  /** What the answers said of the exported files. */
  notes: readonly ReadBackNote[]
  /** Opens what is read. */
  look: () => void
}

/** Tells of an exported file that reads otherwise than its resume; of one that reads back whole there is nothing to tell. */
export async function tellOfReading({ editor, notes, look }: Options): Promise<void> {
  const texts = EXPORT_TEXTS[editor.language]
  for (const note of notes) {
    const count = await countOf({ editor, note })
    if (count === 0) continue
    if (editor.guest || note.id === editor.id)
      toast.warning(texts.differs(count), { label: texts.look, onAction: look })
    else toast.warning(texts.twinDiffers(count))
  }
}

/** 0, too, where nothing can be known now: whoever opens the reading is told why. */
async function countOf({ editor, note }: { editor: Editor; note: ReadBackNote }): Promise<number> {
  if (note.found !== undefined) return note.found
  try {
    return countFindings(await askReading({ editor, id: note.id, key: note.key }))
  } catch (error) {
    if (error instanceof CallError) return 0
    throw error
  }
}
