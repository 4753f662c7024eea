import { fragmentOn, type Block } from './block'

/** As high as a finger needs it at least, in pixels of the screen. */
const FINGER = 24
/** How far above itself a section's handle takes a press, as in blocks.css. */
const ABOVE = 14
/** As far from each other handles stand in different columns. */
const BESIDE = 36

/**
 * The blocks whose handles a finger can tell apart: all of them where the page is large. Where lines stand closer than a
 * finger is wide, sections go before their entries; a block that one writes in shows its handle anyway.
 */
export function blocksWithRoom({ blocks, scale }: { blocks: readonly Block[]; scale: number }): Set<string> {
  const placed = blocks.map((block) => {
    const { line, left } = fragmentOn(block, undefined)
    return { id: block.id, kind: block.kind, top: line * scale, left: left * scale }
  })
  const sections = placed.filter(({ kind }) => kind === 'section')
  const kept: typeof placed = []
  for (const item of placed.filter(({ kind }) => kind === 'item')) {
    const isBeside = ({ left }: { left: number }) => Math.abs(left - item.left) < BESIDE
    const isClose = kept.some((one) => isBeside(one) && Math.abs(one.top - item.top) < FINGER)
    const isOverSection = sections.some(
      (one) => isBeside(one) && one.top > item.top && one.top - ABOVE - item.top < FINGER,
    )
    // On the line of its section, whose handle takes presses above that line.
    const isOnSection = sections.some((one) => isBeside(one) && Math.abs(one.top - item.top) < FINGER - ABOVE)
    if (!isClose && !isOverSection && !isOnSection) kept.push(item)
  }
  return new Set([...sections, ...kept].map(({ id }) => id))
}
