import type { SourceLine } from '../lines/types'
import { findLinePeriod, isBareDate } from './find-line-period'
import { isDuration } from './find-period'
import { furtherPosition } from './further-position'
import { isCaption, withoutCaptionHeadings } from './is-caption'
import { isNameLine } from './name-lines'
import { namedItems } from './named-items'
import { HOLDS, IS_HELD, isOwned, MAX_NAMES, namesAbove, namesAboveDates, type Place } from './names-above'
import { partKind, type PartKind } from './part-kinds'
import { isPeriodLine } from './period-line'
import { kindOfLine } from './split-parts'
import { isHouseInTown, LINK } from './name-parts'

/** The lines that name an entry, and what is told about it. */
export type EntryLines = { head: string[]; body: SourceLine[] }

/** What a line below the dates is, if it is one of the entry's names by its words. */
const TELLING = new Set<PartKind | undefined>(['role', 'degree', 'organisation', 'school'])

const isDated = ({ text }: SourceLine): boolean => isPeriodLine(text)

/** Parts a section into entries: at its subheadings, else at the lines that name a period. */
export function splitEntries(source: SourceLine[]): EntryLines[] {
  const lines = withoutCaptionHeadings(source).filter(
    ({ kind, text }, index, all) => kind !== 'text' || !isDuration(text) || !all.slice(index).some(isDated),
  )
  const named = namedItems(lines)
  if (named) return named
  let starts = lines.some(({ kind }) => kind === 'heading') ? headingStarts(lines) : periodStarts(lines)
  if (starts.length === 0) starts = boldStarts(lines)
  if (starts.length === 0) return splitAtBlanks(lines)
  const lead = lines.slice(0, starts[0]?.from).filter(({ kind }) => kind !== 'blank')
  const entries = starts.map(({ from, to: end }, index): EntryLines => {
    const next = starts[index + 1]?.from ?? lines.length
    const to = Math.min(end, next)
    const own = lines.slice(to, next)
    const head = lines.slice(from, to).filter(({ kind }) => kind !== 'blank')
    return { head: head.map(({ text }) => text), body: own }
  })
  return joinHeads(lead.length > 0 ? [{ head: [], body: lead }, ...entries] : entries)
}

/** What has nothing below it is the upper part of the next one's head, as “Hoopp Ltd, 2021 – 2024” over a position. */
function joinHeads(entries: EntryLines[]): EntryLines[] {
  // Where one entry says so, the others are built as it is, whatever words they name things by.
  const isSure = entries.some((entry, index) => {
    const before = entries[index - 1]
    return before !== undefined && isUpperHead({ before, entry, isSure: false })
  })
  const joined: EntryLines[] = []
  for (const entry of entries) {
    const before = joined.at(-1)
    if (before && isUpperHead({ before, entry, isSure }))
      joined.splice(-1, 1, { head: [...before.head, ...entry.head], body: entry.body })
    else joined.push(entry)
  }
  return joined
}

type Pair = { before: EntryLines; entry: EntryLines; isSure: boolean }

function isUpperHead({ before, entry, isSure }: Pair): boolean {
  const isBare = before.body.every(({ kind }) => kind === 'blank')
  if (!isBare || before.head.length === 0 || before.head.length + entry.head.length > MAX_NAMES + 1)
    return false
  const dated = [before, entry].filter(({ head }) => head.some(isPeriodLine))
  const [upper, lower] = [before, entry].map(({ head }) => partKind(head[0] ?? ''))
  const isLower = IS_HELD.has(lower) || lower === 'place' || (isSure && lower === undefined)
  return dated.length === 1 && !IS_HELD.has(upper) && isLower
}

type Start = { from: number; to: number }

function headingStarts(lines: SourceLine[]): Start[] {
  return lines.flatMap((line, from): Start[] => {
    const further = furtherPosition({ lines, from })
    if (further > 0) return [{ from, to: from + further }]
    if (line.kind !== 'heading') return []
    const before = lines.slice(0, from).findLast(({ kind }) => kind !== 'blank')
    const isWithin = before?.kind === 'heading' && before.level < line.level
    if (isWithin) return []
    const isDatedAbove = isDatesFirst(lines) && isBareDate(lines[from - 1]?.text ?? '')
    return [{ from: isDatedAbove ? from - 1 : from, to: namesEnd({ lines, from }) }]
  })
}

/** Below a subheading there may be its dates, and names that are deeper ones, bold, or say what they are. */
function namesEnd({ lines, from }: { lines: SourceLine[]; from: number }): number {
  const first = lines[from]
  let end = from + 1
  let isDated = findLinePeriod(first?.text ?? '') !== undefined
  const dates = datesBelow({ lines, from })
  for (const [index, line] of lines.slice(end, end + MAX_NAMES).entries()) {
    if (line.kind === 'blank') continue
    if (line.kind === 'bullet' || (line.kind === 'heading' && line.level <= (first?.level ?? 0))) break
    const isDate = isPeriodLine(line.text)
    if (isDate && isDated) break
    const isOver = !isDated && from + 1 + index < dates
    const isNamed = isLink(line) || isOver || (isNameLine(line) && isTold(line))
    if (isCaption(line) || (!isDate && line.kind !== 'heading' && !isNamed)) break
    isDated ||= isDate
    end = from + 2 + index
  }
  return end
}

/** Where a line of dates ends the names below a subheading, -1 if none does. */
function datesBelow({ lines, from }: { lines: SourceLine[]; from: number }): number {
  let names = 0
  for (const [index, line] of lines.slice(from + 1).entries()) {
    if (line.kind === 'blank') continue
    if (isBareDate(line.text)) return from + 1 + index
    names += 1
    if (names >= MAX_NAMES - 1 || !isNameLine(line) || isCaption(line)) return -1
  }
  return -1
}

const isLink = (line: SourceLine | undefined): boolean => line !== undefined && LINK.test(line.text)

const isTold = (line: SourceLine | undefined): boolean =>
  line?.isBold === true || TELLING.has(partKind(line?.text ?? ''))

/** Where no dates part the entries, short lines in bold do, if other lines are not. */
function boldStarts(lines: SourceLine[]): Start[] {
  if (!lines.some(({ kind, isBold }) => kind !== 'blank' && isBold === false)) return []
  return lines.flatMap((line, from): Start[] => {
    const isStart = line.isBold === true && isNameLine(line) && lines[from - 1]?.isBold !== true
    return isStart ? [{ from, to: from + 1 }] : []
  })
}

function periodStarts(lines: SourceLine[]): Start[] {
  const kinds = lines.some(({ kind, text }) => kind === 'text' && isPeriodLine(text)) ? ['text'] : ['bullet']
  const anchors = lines.flatMap(({ kind, text }, index) =>
    kinds.includes(kind) && isPeriodLine(text) ? [index] : [],
  )
  return anchors.map((anchor, index) => {
    const after = (anchors[index - 1] ?? -1) + 1
    const from = headStart({ lines, anchor, after })
    return { from, to: headEnd({ lines, anchor, from }) }
  })
}

/** A name may stand above its dates: a short line, first in the section, after a blank line or a list, or in bold. */
function headStart({ lines, anchor, after }: Place & { after: number }): number {
  if (isDatesFirst(lines)) return anchor
  let from = anchor
  while (from - 1 >= after && anchor - from < 2 && isNameLine(lines[from - 1])) from -= 1
  const isLoose = () => lines[from - 1]?.kind === 'text' && lines[from]?.isBold !== true
  while (from < anchor && from > 0 && isLoose()) from += 1
  if (lines[anchor]?.isBold === true) return from
  const isBelowName = isBareDate(lines[anchor]?.text ?? '') || isOwned({ lines, anchor })
  const most = isBelowName ? namesAboveDates(lines) : 0
  return from === anchor ? namesAbove({ lines, from, after, most }) : from
}

/** Whether a section's entries begin with their dates, in a line of their own. */
const isDatesFirst = (lines: SourceLine[]): boolean =>
  isBareDate(lines.find(({ kind }) => kind !== 'blank')?.text ?? '')

/** Or below: a short line before the list or the text, or one that says what it is, perhaps behind an address. */
function headEnd({ lines, anchor, from }: Place & { from: number }): number {
  const next = lines[anchor + 1]
  const after = lines[anchor + 2]
  // What stands at the other edge says where.
  const [name = ''] = (next?.text ?? '').split(/\t| {3,}/)
  const isAlone = !/[,，。]/.test(name) && (after?.kind !== 'text' || isCaption(after))
  if (from === anchor && isName(next) && isAlone) return anchor + 2
  // Where, and in the next line what; or the other way round below bare dates, before a list or anything but one more name.
  const isBare = isBareDate(lines[anchor]?.text ?? '')
  const isNamed = (isBare && !IS_HELD.has(partKind(name))) || partKind(name) === 'organisation'
  const isWhere = isHouse(next) || (isNameLine(next) && isNamed)
  const third = lines[anchor + 3]
  const isBelow = third?.kind === 'bullet' ? isName(after) : isOwner(after) && !isName(third)
  if (from === anchor && (isWhere ? isHeld(after) : isBare && isHeld(next) && isBelow)) return anchor + 3
  const kinds = new Set(lines.slice(from, anchor + 1).map(({ text }) => partKind(text)))
  const below = lines.slice(anchor + 1).findIndex(({ kind }) => kind !== 'blank') + anchor + 1
  // Over a gap as well: where one was what the dated line says.
  const isWhat = [...IS_HELD].some((kind) => kinds.has(kind)) && [...HOLDS].every((kind) => !kinds.has(kind))
  if (isWhat && from === anchor && isHouse(lines[below]) && lines[below + 1]?.kind !== 'text')
    return below + 1
  let end = anchor + 1
  // An address may be set apart; nothing else goes over a gap.
  for (let at = isLink(lines[below]) ? below : end; at < end + MAX_NAMES && isLink(lines[at]); at += 1)
    end = at + 1
  const [line, then] = [lines[end], lines[end + 1]]
  const kind = kindOfLine(line?.text ?? '')
  const isTelling = isName(line) && TELLING.has(kind) && !kinds.has(kind)
  const isSetApart = line?.isBold === true || then?.kind !== 'text' || isCaption(then)
  return isTelling && (from === anchor || isSetApart) ? end + 1 : end
}

const isName = (line: SourceLine | undefined): boolean => isNameLine(line) && !isPeriodLine(line?.text ?? '')
const isHeld = (line: SourceLine | undefined): boolean =>
  isName(line) && IS_HELD.has(partKind(line?.text ?? ''))
const isHouse = (line: SourceLine | undefined): boolean => isName(line) && isHouseInTown(line?.text ?? '')
const isOwner = (line: SourceLine | undefined): boolean =>
  isHouse(line) || (isName(line) && HOLDS.has(partKind(line?.text ?? '')))

function splitAtBlanks(lines: SourceLine[]): EntryLines[] {
  const groups: SourceLine[][] = [[]]
  for (const line of lines) {
    if (line.kind === 'blank') groups.push([])
    else groups.at(-1)?.push(line)
  }
  return groups
    .filter((group) => group.length > 0)
    .map(([first, ...rest]) => {
      const isRow = (first?.text.match(/\t/g)?.length ?? 0) > 1
      const named = first && isNameLine(first) && rest.length > 0 && !isRow
      const all = first ? [first, ...rest] : rest
      return named ? { head: [first.text], body: rest } : { head: [], body: all }
    })
}
