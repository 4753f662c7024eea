import { findPlace } from '../edits/find-place'
import type { Editor } from '../session/editor'
import { drawnBlocks, peersOf } from './block-marks'

type Options = { editor: Pick<Editor, 'content'>; id: string; by: 1 | -1 }

/**
 * The index that takes something one place on, as the page shows it: past what is hidden and what stands in another
 * column. Undefined at the end.
 */
export function stepOnPage({ editor, id, by }: Options): number | undefined {
  const place = findPlace({ content: editor.content(), id })
  if (!place) return undefined
  const blocks = drawnBlocks.get()
  const block = blocks.find((one) => one.id === id)
  const peers = block && peersOf({ blocks, block }).map((one) => one.id)
  for (let to = place.index + by; to >= 0 && to < place.list.length; to += by) {
    const other = place.list[to]
    if (!other) return undefined
    if (peers ? peers.includes(other.id) : !('hidden' in other && other.hidden)) return to
  }
  return undefined
}
