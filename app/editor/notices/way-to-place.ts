import { blockOfOwner, focusBlock } from '../blocks/block-marks'
import { findPlace } from '../edits/find-place'
import { focusHandle } from '../sections/focus-row'
import type { Editor } from '../session/editor'

type Asked = { editor: Editor; id: string }

/**
 * Looks up where the focus goes that was at something of the document or, before that goes, what stands next to it or holds it:
 * its row in the panel, where that is folded its block on the page, and at last the page itself. Answers how to focus it.
 */
export function wayToPlace({ editor, id, isGoing }: Asked & { isGoing: boolean }): () => void {
  const near = [...(isGoing ? besides({ editor, id }) : [id]), ...holders({ editor, id })]
  const next = near.find((one) => hasRow(one) || blockOnPage({ editor, id: one }) !== undefined)
  const block = next === undefined ? undefined : blockOnPage({ editor, id: next })
  if (next !== undefined && hasRow(next)) return () => focusHandle(next)
  if (block !== undefined) return () => focusBlock(block)
  return () => document.getElementById(isPageShown() ? 'editor-page' : 'main')?.focus({ preventScroll: true })
}

/** The next one of its list, and the one before. */
function besides({ editor, id }: Asked): string[] {
  const place = findPlace({ content: editor.content(), id })
  if (!place) return []
  const { list, index } = place
  return [list[index + 1]?.id, list[index - 1]?.id].filter((one) => one !== undefined)
}

function holders({ editor, id }: Asked): string[] {
  const place = findPlace({ content: editor.content(), id })
  if (place?.kind === 'fact') return [place.item.id, place.section.id]
  return place?.kind === 'item' ? [place.section.id] : []
}

const hasRow = (id: string) => document.querySelector(`[data-handle="${CSS.escape(id)}"]`) !== null

/** The block that something belongs to, where it stands on the page and that is shown. */
function blockOnPage({ editor, id }: Asked): string | undefined {
  const isDrawn = document.querySelector(`.jl-editor-pages [data-block^="${CSS.escape(id)}."]`) !== null
  return isDrawn && isPageShown() ? blockOfOwner({ editor, owner: id }) : undefined
}

/** On a phone the page stands in a tab of its own. */
const isPageShown = () => (document.querySelector('.jl-editor-pages')?.getClientRects().length ?? 0) > 0
