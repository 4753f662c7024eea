import { lineWidth } from '../lines/line-width'
import type { SourceLine } from '../lines/types'
import { findPeriod } from './find-period'

/** The lines that name an entry, and what is told about it. */
export type EntryLines = { head: string[]; body: SourceLine[] }

const MAX_HEAD_WIDTH = 100
const MAX_NAME_WIDTH = 64

/** Parts a section into entries: at its subheadings, else at the lines that name a period. */
export function splitEntries(lines: SourceLine[]): EntryLines[] {
  const starts = lines.some(({ kind }) => kind === 'heading') ? headingStarts(lines) : periodStarts(lines)
  if (starts.length === 0) return splitAtBlanks(lines)
  const lead = lines.slice(0, starts[0]?.from).filter(({ kind }) => kind !== 'blank')
  const entries = starts.map(({ from, to }, index): EntryLines => {
    const own = lines.slice(to, starts[index + 1]?.from)
    const head = lines.slice(from, to).filter(({ kind }) => kind !== 'blank')
    return { head: head.map(({ text }) => text), body: own }
  })
  return lead.length > 0 ? [{ head: [], body: lead }, ...entries] : entries
}

type Start = { from: number; to: number }

function headingStarts(lines: SourceLine[]): Start[] {
  return lines.flatMap((line, from): Start[] => {
    if (line.kind !== 'heading') return []
    const next = lines.findIndex((other, index) => index > from && other.kind !== 'blank')
    const second = lines[next]
    const joins = second?.kind === 'text' && isPeriodLine(second.text) && !findPeriod(line.text)
    return [{ from, to: joins ? next + 1 : from + 1 }]
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

type Place = { lines: SourceLine[]; anchor: number }

/** A name may stand above its dates: a short line, first in the section or after a blank line or a list. */
function headStart({ lines, anchor, after }: Place & { after: number }): number {
  let from = anchor
  while (from - 1 >= after && anchor - from < 2 && isNameLine(lines[from - 1])) from -= 1
  while (from < anchor && from > 0 && lines[from - 1]?.kind === 'text') from += 1
  return from
}

/** Or below: a short line before the list or the text. */
function headEnd({ lines, anchor, from }: Place & { from: number }): number {
  if (from < anchor) return anchor + 1
  const next = lines[anchor + 1]
  const alone = isNameLine(next) && !/[,，。]/.test(next?.text ?? '') && lines[anchor + 2]?.kind !== 'text'
  return alone ? anchor + 2 : anchor + 1
}

/** Short, no sentence, no label with its value; with bars between its parts it may be longer. */
function isNameLine(line: SourceLine | undefined): boolean {
  if (line?.kind !== 'text' || /[。！？；.!?;：:]$|^[\p{L} ]{1,20}[:：]/u.test(line.text)) return false
  return widthOf(line.text) <= (/[|｜\t]/.test(line.text) ? MAX_HEAD_WIDTH : MAX_NAME_WIDTH)
}

/** It names a period at one of its ends and is no sentence. */
function isPeriodLine(text: string): boolean {
  const period = findPeriod(text)
  if (!period || widthOf(text) > MAX_HEAD_WIDTH || /[。；;！!]$/.test(text)) return false
  const before = text.slice(0, period.from).trim()
  const after = text.slice(period.to).replace(/^[)）\]】\s]+/, '')
  const isRange = period.end !== '' || period.isOpen
  if (isRange) return before === '' || widthOf(after) <= 40
  return (before === '' || after === '') && widthOf(text) <= MAX_NAME_WIDTH && !/[，,。].*[，,。]/.test(text)
}

function splitAtBlanks(lines: SourceLine[]): EntryLines[] {
  const groups: SourceLine[][] = [[]]
  for (const line of lines) {
    if (line.kind === 'blank') groups.push([])
    else groups.at(-1)?.push(line)
  }
  return groups
    .filter((group) => group.length > 0)
    .map(([first, ...rest]) => {
      const named = first && isNameLine(first) && rest.length > 0
      const all = first ? [first, ...rest] : rest
      return named ? { head: [first.text], body: rest } : { head: [], body: all }
    })
}

/** What stands at the other edge of the page belongs to the line, the gap does not. */
function widthOf(text: string): number {
  return lineWidth(text.replace(/\s+/g, ' '))
}
