import { stepOnPage } from '../blocks/step-on-page'
import { findPlace, nameOfPlace } from '../edits/find-place'
import { moveRow } from '../sections/move-row'
import type { Editor } from '../session/editor'
import type { Caret } from './caret'

type Options = { editor: Editor; caret: Caret; by: 1 | -1 }

/** What one writes in changes places with its neighbour. Answers whether it is one that has some. */
export function moveOwner({ editor, caret, by }: Options): boolean {
  const place = findPlace({ content: editor.content(), id: caret.owner })
  const to = stepOnPage({ editor, id: caret.owner, by }) ?? -1
  if (place) moveRow({ editor, id: caret.owner, name: nameOfPlace(place), to })
  return place !== undefined
}
