import type { SourceLine } from '../lines/types'
import { findPeriod } from './find-period'
import { isLabel } from './label-field'
import { isUsualHeading, listOfHeading } from './list-of-heading'

/** Lines as they were meant: titles written from above down are one, points numbered within a line are a line each. */
export function formLines(source: readonly SourceLine[]): SourceLine[] {
  const lines = withoutSigns(source)
  const out: SourceLine[] = []
  for (let at = 0; at < lines.length;) {
    const upright = uprightTitle(lines.slice(at, at + MOST)) ?? partedTitle(lines.slice(at, at + 2))
    if (upright) out.push(...upright.lines)
    else out.push(...numbered(lines[at]))
    at += upright?.count ?? 1
  }
  return out
}

/** “● 工作经历”: several titles with a sign before them are no items of a list, where no other title stands without one. */
function withoutSigns(lines: readonly SourceLine[]): readonly SourceLine[] {
  const isUsual = ({ text }: SourceLine, least = 2) =>
    (/^\p{Script=Han}+/u.exec(text)?.[0].length ?? 0) >= least && listOfHeading(text) !== undefined
  const isTitle = (line: SourceLine, at: number) => {
    if (line.kind !== 'bullet' || !isUsual(line)) return false
    const next = lines.slice(at + 1).find(({ kind }) => kind !== 'blank')
    const isAlike = next?.kind === 'bullet' && next.isBold === line.isBold && next.level <= line.level
    return !isAlike || findPeriod(next.text) !== undefined
  }
  const titles = new Set(lines.filter(isTitle))
  // “证书” alone may be a word of a list
  const isPlain = lines.some((line) => line.kind !== 'bullet' && isUsual(line, 4))
  if (titles.size < 2 || isPlain) return lines
  return lines.map((line) => (titles.has(line) ? { ...line, kind: 'text', level: 0, isTitle: true } : line))
}

/** The most characters of an upright title. */
const MOST = 8
const LAST = /^(\p{Script=Han})(?:(?:\t| {2,})\s*(\S.*))?$/u

/** A character to a line; beside the last one what the title is for may begin. */
function uprightTitle(lines: readonly SourceLine[]): { lines: SourceLine[]; count: number } | undefined {
  let word = ''
  for (const [index, line] of lines.entries()) {
    const [, sign, beside] = (line.kind === 'text' && LAST.exec(line.text)) || []
    if (!sign) return undefined
    word += sign
    const isLast = beside !== undefined || !LAST.test(lines[index + 1]?.text ?? '')
    if (isLast && word.length > 1 && (isLabel(word) || listOfHeading(word) !== undefined)) {
      const title: SourceLine = { ...line, text: word, isTitle: !isLabel(word) }
      return { lines: beside ? [title, { ...line, text: beside }] : [title], count: index + 1 }
    }
    if (beside !== undefined) return undefined
  }
  return undefined
}

/** “教育” over “经历”, “EDUCATION AND” over “TRAINING”: a usual title that a narrow column parted, and nothing more of it. */
function partedTitle([upper, lower]: readonly SourceLine[]) {
  const isAlike = upper && lower?.kind === upper.kind && lower.isBold === upper.isBold
  if (!isAlike || (upper.kind !== 'text' && upper.kind !== 'heading')) return undefined
  const isHan = [upper, lower].every(({ text }) => /^\p{Script=Han}{2}$/u.test(text))
  const isShouted = [upper, lower].every(({ text }) => /^\p{Lu}[\p{Lu} &,]{2,20}$/u.test(text))
  const text = `${upper.text}${isHan ? '' : ' '}${lower.text}`
  const isTitle = (isHan || isShouted) && isUsualHeading(text) && listOfHeading(text) !== undefined
  return isTitle ? { lines: [{ ...upper, text, isTitle: true }], count: 2 } : undefined
}

/** Nobody counts further in one line. */
const MAX_POINTS = 30

/** “1、肯吃苦；2、动手能力强。” in one line; the first number is read already. */
function numbered(line: SourceLine | undefined): SourceLine[] {
  if (!line) return []
  const parts =
    line.kind === 'bullet'
      ? line.text.split(/(?<=[；;。])\s*(?:[2-9][、.．)）]|[\u2461-\u2468])\s*(?=\S)/u, MAX_POINTS + 1)
      : []
  return parts.length < 2 || parts.length > MAX_POINTS
    ? [line]
    : parts.map((text) => ({ kind: line.kind, level: line.level, text }))
}
