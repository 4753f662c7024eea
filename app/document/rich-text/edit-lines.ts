import { isMarked, joinInlines, markInlines, sharedMarks, withoutLinks, withText } from './edit-inlines'
import { brokenLines, lineAt, linesText, placeLines, type Level, type Line, type PlacedLine } from './lines'
import type { Mark } from './signs'
import { inlineText } from './plain-text'
import { sliceInline } from './slice-inline'
import type { Inline } from './types'

/** A stretch of the text of all lines, in UTF-16 units. */
export type Range = { from: number; to: number }
type On = Range & { lines: readonly Line[] }
const EMPTY: Line = { levels: [], opens: false, children: [] }

type SpliceOptions = On & {
  text: string
  /** Line feeds of the text break their line and begin none. */
  soft?: boolean
  /** The marks it has; without them, those of the letter before it, a link's only inside the link. */
  marks?: readonly Mark[]
}

/** Puts a text in the place of a stretch. A line feed begins a line like the one it is in, in a list an item. */
export function spliceLines({ lines, from, to, text, soft = false, marks }: SpliceOptions): Line[] {
  const placed = placeLines(lines.length > 0 ? lines : [EMPTY])
  const first = lineAt({ placed, at: from })
  const last = lineAt({ placed, at: to })
  const line = placed[first]
  if (!line) return [...lines]
  const head = sliceInline({ children: line.line.children, from: 0, to: from - line.start })
  const below = placed[last] ?? line
  const tail = restOf({ placed: below, at: to })
  // What takes the place of something looks like it: a word that is corrected keeps its mark and its link.
  const replaced = sliceInline({
    children: line.line.children,
    from: from - line.start,
    to: from - line.start + 1,
  })
  const kept = from < to ? sharedMarks({ head: replaced, tail: replaced }) : undefined
  const around = marks?.map((type) => ({ type, children: [] })) ?? kept
  const written = writeBetween({ head, tail, around, pieces: soft ? [text] : text.split('\n') })
  // An empty line that is taken away leaves the one below it as it was: an item stays an item.
  const isGone = text === '' && line.line.children.length === 0 && tail.length > 0
  const stays = isGone && (below.line.opens || !line.line.opens) ? below : line
  const changed = written.map((children, i) =>
    i === 0 ? { ...stays.line, children } : lineLike(line.line, children),
  )
  return [...before(placed, first), ...changed, ...placed.slice(last + 1).map(({ line }) => line)]
}

/**
 * Puts lines in the place of a stretch, in a list as items of it. A lone line is written into the one that is there;
 * of several, items begin behind a text and end before one with lines of their own. `at` is behind the last of them.
 */
export function insertLines({ lines, from, to, inserted }: On & { inserted: readonly Line[] }) {
  const placed = placeLines(lines.length > 0 ? lines : [EMPTY])
  const index = lineAt({ placed, at: from })
  const last = lineAt({ placed, at: to })
  const host = placed[index]
  const [first, ...rest] = inserted.map((line) => insideOf({ line, host: host?.line ?? EMPTY }))
  if (!host || !first) return { lines: [...lines], at: to }
  const own = (children: Inline[]): Line => ({ ...host.line, children })
  const head = sliceInline({ children: host.line.children, from: 0, to: from - host.start })
  const tail = restOf({ placed: placed[last] ?? host, at: to })
  const isLone = rest.length === 0
  const isItem = (line: Line | undefined) => line !== undefined && line.levels.length > 0
  const isBlank = head.length === 0 && (!isLone || tail.length === 0)
  const begins =
    isItem(inserted[0]) && head.length > 0 && !isLone
      ? [own(head), first]
      : [
          {
            ...(isBlank && isItem(inserted[0]) ? first : host.line),
            children: joinInlines([...head, ...first.children]),
          },
        ]
  const written = [...begins, ...rest]
  const end = written.at(-1) ?? first
  const isApart = !isLone && tail.length > 0 && isItem(inserted.at(-1))
  const joined = isApart ? [end, own(tail)] : [{ ...end, children: joinInlines([...end.children, ...tail]) }]
  return {
    lines: [
      ...before(placed, index),
      ...written.slice(0, -1),
      ...joined,
      ...placed.slice(last + 1).map(({ line }) => line),
    ],
    at: host.start + linesText(written).length,
  }
}

/** The lines of a stretch; of a single one its text, without its list. */
export function sliceLines({ lines, from, to }: On): Line[] {
  const chosen = placeLines(lines).filter(isChosen({ from, to }))
  return chosen.map(({ line, start }) => ({
    ...(chosen.length > 1 ? line : EMPTY),
    children: sliceInline({ children: line.children, from: from - start, to: to - start }),
  }))
}

/** A line as it stands in a list: at its level at least, and of its kind there. */
function insideOf({ line, host }: { line: Line; host: Line }): Line {
  if (host.levels.length === 0) return line
  const { levels, opens } = line.levels.length > 0 ? line : { levels: [], opens: host.opens }
  return { ...line, opens, levels: [...host.levels, ...levels.slice(1)] }
}

const before = (placed: PlacedLine[], index: number) => placed.slice(0, index).map(({ line }) => line)
const lineLike = ({ levels, opens }: Line, children: Line['children']): Line => ({ levels, opens, children })

function restOf({ placed: { line, start, end }, at }: { placed: PlacedLine; at: number }) {
  return sliceInline({ children: line.children, from: at - start, to: end - start })
}

type Marks = ReturnType<typeof sharedMarks>
type Between = { head: Inline[]; tail: Inline[]; pieces: string[]; around: Marks | undefined }

function writeBetween({ head, tail, pieces, around }: Between): Inline[][] {
  const marks = around ?? sharedMarks({ head, tail })
  const [first = '', ...rest] = pieces
  const begun = withText({ children: head, text: first, marks })
  if (rest.length === 0) return [joinInlines([...begun, ...tail])]
  const lines = rest.map((piece) => withText({ children: [], text: piece, marks }))
  const end = lines.pop() ?? []
  return [joinInlines(begun), ...lines, joinInlines([...end, ...tail])]
}

/** The marks that a text written at a place would have. */
export function marksAt({ lines, at }: { lines: readonly Line[]; at: number }): Mark[] {
  const placed = placeLines(lines)
  const found = placed[lineAt({ placed, at })]
  if (!found) return []
  const head = sliceInline({ children: found.line.children, from: 0, to: at - found.start })
  const marks = sharedMarks({ head, tail: restOf({ placed: found, at }) })
  return marks.flatMap(({ type }) => (type === 'link' ? [] : [type]))
}

/** Makes a stretch a link. */
export function linkLines({ lines, from, to, url }: On & { url: string }): Line[] {
  return mapStretch({
    lines,
    from,
    to,
    make: (children) => [{ type: 'link', url, children: withoutLinks(children) }],
  })
}

/** The link around a place, or around the beginning of a stretch. */
export function linkAt({ lines, at }: { lines: readonly Line[]; at: number }) {
  const placed = placeLines(lines)
  const line = placed[lineAt({ placed, at })]
  let start = line?.start ?? 0
  for (const child of line?.line.children ?? []) {
    const end = start + inlineText([child]).length
    const link = start <= at && at <= end ? linkOf(child) : undefined
    if (link !== undefined) return { url: link, from: start, to: end }
    start = end
  }
  return undefined
}

/** Where a link leads that is the whole of a child, under whatever marks. */
function linkOf(child: Inline): string | undefined {
  if (child.type === 'link') return child.url
  const [only, ...others] = 'children' in child ? child.children : []
  return only && others.length === 0 ? linkOf(only) : undefined
}

/** Takes the links out of a stretch. */
export function unlinkLines(on: On): Line[] {
  return mapStretch({ ...on, make: withoutLinks })
}

type Change = (line: Line) => Line

function changeLines({ lines, from, to, change }: On & { change: Change }): Line[] {
  const isOne = isChosen({ from, to })
  return placeLines(lines.length > 0 ? lines : [EMPTY]).map((placed) =>
    isOne(placed) ? change(placed.line) : placed.line,
  )
}

/** The lines that a selection is in; one that ends at a line's beginning, as three clicks select, is not in that line. */
const isChosen =
  ({ from, to }: Range) =>
  ({ start, end }: PlacedLine) =>
    from <= end && (start < to || (start === to && (from === to || from === start)))

/** Whether all of a stretch has a mark. */
export function hasMark({ lines, from, to, mark }: On & { mark: Mark }): boolean {
  return placeLines(lines).every(({ line, start }) =>
    isMarked({
      children: sliceInline({ children: line.children, from: from - start, to: to - start }),
      mark,
    }),
  )
}

/** Marks a stretch, or takes the mark away where all of it has it. */
export function toggleLinesMark({ lines, from, to, mark }: On & { mark: Mark }): Line[] {
  const isOn = hasMark({ lines, from, to, mark })
  return mapStretch({ lines, from, to, make: (children) => markInlines({ children, mark, on: !isOn }) })
}

function mapStretch({ lines, from, to, make }: On & { make: (children: Inline[]) => Inline[] }): Line[] {
  return placeLines(lines).map(({ line, start, end }) => {
    const cut = (a: number, b: number) =>
      sliceInline({ children: line.children, from: a - start, to: b - start })
    const inner = cut(from, to)
    if (inner.length === 0) return line
    return { ...line, children: joinInlines([...cut(start, from), ...make(inner), ...cut(to, end)]) }
  })
}

/** Whether all lines of a stretch are items of one kind of list. */
export function isList({ lines, from, to, ordered }: On & { ordered: boolean }): boolean {
  const chosen = placeLines(lines.length > 0 ? lines : [EMPTY]).filter(isChosen({ from, to }))
  return chosen.every(({ line }) => line.opens && line.levels.at(-1)?.ordered === ordered)
}

/** Makes the lines of a stretch items of one kind of list, broken ones one by one; text again where all of them are. */
export function toggleLinesList({ lines, from, to, ordered }: On & { ordered: boolean }): Line[] {
  const isOn = isList({ lines, from, to, ordered })
  const change: Change = (line) => {
    if (isOn) return { ...line, levels: line.levels.slice(0, -1), opens: line.levels.length > 1 }
    const level: Level = { ordered, start: 1 }
    return { ...line, levels: [...line.levels.slice(0, -1), level], opens: true }
  }
  const isOne = isChosen({ from, to })
  const parted = placeLines(lines).flatMap((placed) =>
    isOne(placed) && !placed.line.opens ? brokenLines(placed.line) : [placed.line],
  )
  return changeLines({ lines: parted, from, to, change })
}

/** Moves the items of a stretch one level in (1) or out (-1). Undefined where nothing can move. */
export function nestLines({ lines, from, to, by }: On & { by: 1 | -1 }): Line[] | undefined {
  const placed = placeLines(lines)
  const index = lineAt({ placed, at: from })
  const own = placed[index]?.line
  const above = placed[index - 1]?.line
  if (!own || own.levels.length === 0) return undefined
  if (by === 1 && (!above || above.levels.length < own.levels.length)) return undefined
  const change: Change = (line) => {
    const level = line.levels.at(-1)
    if (!level) return line
    if (by === 1) return { ...line, levels: [...line.levels, { ...level, start: 1 }] }
    const levels = line.levels.slice(0, -1)
    return { ...line, levels, opens: line.opens && levels.length > 0 }
  }
  return changeLines({ lines, from, to, change })
}
