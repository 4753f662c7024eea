import { findPlace } from '../edits/find-place'
import type { Editor, FieldTarget } from '../session/editor'

type Options = { editor: Editor; target: FieldTarget; by: 1 | -1 }

/** A section's heading has its words already: Enter and Tab go past it. Those with `$` are sections of their own. */
export function nextToWrite({ editor, target, by }: Options): FieldTarget | undefined {
  const next = editor.pen.places()?.neighbour(target, by)
  const isHeading =
    next?.field === 'title' &&
    (next.owner.startsWith('$') ||
      findPlace({ content: editor.content(), id: next.owner })?.kind === 'section')
  return isHeading ? nextToWrite({ editor, target: next, by }) : next
}
