import type { Finding } from '../../features/read-back/reading'
import { findPlace } from '../edits/find-place'
import { fieldOfBlock } from '../page/field-of-block'
import { goToPlace } from '../palette/go-to-place'
import { namedField } from '../palette/find-places'
import type { Part } from '../palette/place-commands'
import type { Editor, FieldTarget } from '../session/editor'
import { writtenText } from '../writing/written-field'

/** The field a finding is about: the one its text stands in, else that of its block. */
function targetOf({ field, block }: Finding): FieldTarget | undefined {
  return field ? { owner: field.owner, field: field.field } : fieldOfBlock(block)
}

type Options = { editor: Editor; finding: Finding }

/** The field in words, outermost first; empty where the document has no such field any more. */
export function pathOf({ editor, finding }: Options): string[] {
  const content = editor.content()
  const target = targetOf(finding)
  const kind = target && findPlace({ content, id: target.owner })?.kind
  // A label and an address go by the name of the value they stand beside.
  const named = kind === 'row' || kind === 'fact' ? { field: 'value' } : {}
  return (target && namedField({ content, language: editor.language, ...target, ...named })) ?? []
}

/** Selects what a finding is about, as far as it still stands there. */
export function goToFinding({ editor, finding, show }: Options & { show: (part: Part) => void }): void {
  const target = targetOf(finding)
  if (!target) return
  const { length } = writtenText({ content: editor.content(), ...target }) ?? ''
  const { from, to } = finding.field ?? { from: 0, to: 0 }
  goToPlace({ editor, show, place: { target, from: Math.min(from, length), to: Math.min(to, length) } })
}
