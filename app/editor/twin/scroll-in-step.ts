import { fieldOfBlock } from '../page/field-of-block'

/** A page that scrolls, and the blocks on it. */
export type Scrolled = { scroller: HTMLElement; blocks: () => readonly HTMLElement[] }

/** So far below its upper edge a page is read, as a part of its height. */
const EYE = 0.25

/** Scrolls one page so that what is read on the other stands at the same height of the window; without it, as far along. */
export function scrollInStep({ from, to }: { from: Scrolled; to: Scrolled }): void {
  const { scrollTop, scrollHeight, clientHeight } = from.scroller
  if (scrollTop <= 0) return void to.scroller.scrollTo({ top: 0, behavior: 'instant' })
  const far = to.scroller.scrollHeight - to.scroller.clientHeight
  if (scrollTop >= scrollHeight - clientHeight - 1)
    return void to.scroller.scrollTo({ top: far, behavior: 'instant' })
  const counterparts = byName(to.blocks())
  const edge = from.scroller.getBoundingClientRect().top
  for (const block of fromEye({ page: from, eye: edge + EYE * clientHeight })) {
    const found = namesOf(block).flatMap((name) => counterparts.get(name) ?? [])[0]
    if (!found) continue
    const top = found.getBoundingClientRect().top - block.getBoundingClientRect().top
    return to.scroller.scrollBy({ top, behavior: 'instant' })
  }
}

/** The owner of the block at the height where one reads. */
export function ownerInView(page: Scrolled): string | undefined {
  const { top, height } = page.scroller.getBoundingClientRect()
  const [block] = fromEye({ page, eye: top + EYE * height })
  return fieldOfBlock(block?.dataset.block ?? '')?.owner
}

/** Blocks by their distance from a line, the nearest first; few of them are ever asked for. */
function fromEye({ page, eye }: { page: Scrolled; eye: number }): HTMLElement[] {
  const placed = page.blocks().map((block) => {
    const { top, bottom } = block.getBoundingClientRect()
    return { block, distance: Math.max(top - eye, eye - bottom, 0) }
  })
  return placed.toSorted((a, b) => a.distance - b.distance).map(({ block }) => block)
}

/** By the block itself, else by the field it begins, else by its owner. */
function namesOf({ dataset: { block = '' } }: HTMLElement): string[] {
  const [owner = '', part = ''] = block.split('.')
  return [...new Set([block, `${owner}.${part}`, owner])]
}

function byName(blocks: readonly HTMLElement[]): Map<string, HTMLElement> {
  const named = new Map<string, HTMLElement>()
  for (const block of blocks) for (const name of namesOf(block)) if (!named.has(name)) named.set(name, block)
  return named
}
