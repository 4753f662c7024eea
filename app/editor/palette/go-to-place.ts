import type { Editor } from '../session/editor'
import type { FoundPlace } from './find-places'
import type { PlaceOptions } from './place-commands'

type Options = {
  editor: Editor
  place: Pick<FoundPlace, 'target' | 'from' | 'to'>
  show: PlaceOptions['show']
}

/** Selects a place on the page, where one writes there and it is printed; otherwise brings the keys to its field. */
export function goToPlace({ editor, place: { target, from, to }, show }: Options): void {
  const isWritten = document.querySelector('[data-writes]') !== null
  if (isWritten && editor.pen.places()?.has(target))
    return editor.pen.put({ ...target, anchor: from, focus: to })
  show('content')
  editor.reveal({ ...target, at: from })
}
