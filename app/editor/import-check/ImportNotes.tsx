import { useState } from 'react'
import { latePart } from '~/components/late/late-part'
import { readImportNotes } from '../../features/interchange/import-notes'
import type { Part } from '../palette/place-commands'
import { useEditor } from '../session/editor-context'

const ImportCheck = latePart(async () => (await import('./ImportCheck')).ImportCheck, { isExtra: true })

/** What is left to be looked at in a resume that came from a file. */
export function ImportNotes({ show }: { show: (part: Part) => void }) {
  const { id } = useEditor()
  const [notes] = useState(() => readImportNotes(id))
  return notes.length > 0 ? <ImportCheck notes={notes} show={show} /> : null
}
