import { useState } from 'react'
import { latePart } from '~/components/late/late-part'
import { readImportNotes } from '../../features/interchange/import-notes'
import { useValue } from '~/session/use-value'
import type { Part } from '../palette/place-commands'
import { useEditor } from '../session/editor-context'
import { importNotesKept } from './import-notes-kept'

const ImportCheck = latePart(() => import('./ImportCheck'), 'ImportCheck', { isExtra: true })

/** What is left to be looked at in a resume that came from a file or was pasted. */
export function ImportNotes({ show }: { show: (part: Part) => void }) {
  const { id } = useEditor()
  return <Kept key={useValue(importNotesKept)} id={id} show={show} />
}

function Kept({ id, show }: { id: string; show: (part: Part) => void }) {
  const [notes] = useState(() => readImportNotes(id))
  return notes.length > 0 ? <ImportCheck notes={notes} show={show} /> : null
}
