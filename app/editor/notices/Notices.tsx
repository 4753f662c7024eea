import { latePart } from '~/components/late/late-part'
import { sessionEnded } from '~/session/session-ended'
import { useValue } from '~/session/use-value'
import type { SaveState } from '../autosave/types'
import { useEditor } from '../session/editor-context'
import { loadForEditor } from '../soon/load-soon'
import { useConflicts } from './use-conflicts'

const Notice = latePart(loadForEditor, 'Notice', { isExtra: true })

const TOLD: ReadonlySet<SaveState['kind']> = new Set(['signed-out', 'gone', 'conflict'])

/** What keeps the document from being saved, with the way out. Stays until it is settled. */
export function Notices() {
  const editor = useEditor()
  const { workingCopy } = editor
  const state = useValue(editor.saver.status)
  const hasEnded = useValue(sessionEnded)
  const copy = useValue(workingCopy)
  const isAsked = useConflicts().length > 0
  return TOLD.has(state.kind) || hasEnded || copy || isAsked ? <Notice hasEnded={hasEnded} /> : null
}
