import { inlineText } from './plain-text'
import { sliceInline } from './slice-inline'
import type { Block, Inline, List, ListItem, RichText } from './types'

/** The lists around a line, outermost first. */
export type Level = { ordered: boolean; start: number }
/** A paragraph of a rich text, flat: what one writes into line by line. */
export type Line = {
  levels: Level[]
  /** Begins an item of its innermost list; the other paragraphs of that item don't. */
  opens: boolean
  children: Inline[]
}
/** A line with where it stands in the text of all lines, joined by line feeds, in UTF-16 units. */
export type PlacedLine = { line: Line; start: number; end: number }

/** The paragraphs of a rich text in reading order. An item that begins with a list begins with an empty line. */
export function linesOf(blocks: readonly Block[], levels: Level[] = []): Line[] {
  return blocks.flatMap((block): Line[] => {
    if (block.type === 'paragraph') return [{ levels, opens: false, children: block.children }]
    const inner = [...levels, { ordered: block.ordered, start: block.start }]
    return block.items.flatMap((item) => itemLines({ item, levels: inner }))
  })
}

function itemLines({ item, levels }: { item: ListItem; levels: Level[] }): Line[] {
  const [first, ...rest] = linesOf(item.children, levels)
  const own = item.children[0]?.type === 'paragraph' ? first : undefined
  const opening = { levels, opens: true, children: own?.children ?? [] }
  if (!first) return [opening]
  return own ? [opening, ...rest] : [opening, first, ...rest]
}

/** The rich text of lines. A line that is deeper than the item before it allows stands as deep as it can. */
export function blocksOf(lines: readonly Line[]): RichText {
  const root: Block[] = []
  let open: { list: List; blocks: Block[] }[] = []
  for (const { levels, opens, children } of lines) {
    const depth = Math.min(levels.length, opens ? open.length + 1 : open.length)
    const paragraph: Block = { type: 'paragraph', children }
    if (depth === 0 || !opens) {
      open = open.slice(0, depth)
      const inside = open.at(-1)?.blocks
      // An item's second paragraph: its first one is there, though empty.
      if (inside?.length === 0) inside.push({ type: 'paragraph', children: [] })
      ;(inside ?? root).push(paragraph)
      continue
    }
    const level = levels[depth - 1] ?? { ordered: false, start: 1 }
    const before = open[depth - 1]
    open = open.slice(0, depth - 1)
    const around = open.at(-1)?.blocks ?? root
    const isSame = before?.list.ordered === level.ordered && around.at(-1) === before.list
    const list: List = isSame ? before.list : { type: 'list', ...level, items: [] }
    if (!isSame) around.push(list)
    const blocks: Block[] = children.length > 0 ? [paragraph] : []
    list.items.push({ children: blocks })
    open.push({ list, blocks })
  }
  return root
}

/** Where each line stands in the text of all. */
export function placeLines(lines: readonly Line[]): PlacedLine[] {
  let start = 0
  return lines.map((line) => {
    const placed = { line, start, end: start + inlineText(line.children).length }
    start = placed.end + 1
    return placed
  })
}

/** A line parted where it breaks. All offsets stay: a break is as long as what parts two lines. */
export function brokenLines(line: Line): Line[] {
  let from = 0
  return inlineText(line.children)
    .split('\n')
    .map((piece) => {
      const to = from + piece.length
      const children = sliceInline({ children: line.children, from, to })
      from = to + 1
      return { ...line, children }
    })
}

/** The text of all lines, each on its own; a hard break inside one is a line feed too. */
export function linesText(lines: readonly Line[]): string {
  return lines.map(({ children }) => inlineText(children)).join('\n')
}

/** The line that holds an offset. */
export function lineAt({ placed, at }: { placed: readonly PlacedLine[]; at: number }): number {
  const index = placed.findIndex(({ end }) => at <= end)
  return index < 0 ? placed.length - 1 : index
}
