import type { JsonObject } from '../json-resume/json'
import type { SourceLine } from '../lines/types'
import { findLinePeriod } from './find-line-period'
import { findPeriod, isBareEnd, saysEnd, type Period } from './find-period'
import { listed } from './listed'
import { areNames, DASHED, DRAWN, keywordsIn, ROW, scaleOf, underName, withLevels } from './skill-rows'
import { splitOutside } from './split-outside'
import { splitParts } from './split-parts'

const MAX_NAME = 60

/** A skill and how well it is known. */
const LEVEL =
  /^([^,，、;；]{1,40}?)(?:\s+|\s*[(（–—-]\s*)(精通|熟练掌握|熟练|熟悉|掌握|良好|了解|一般|expert|advanced|proficient|intermediate|beginner|basic)[)）]?$/iu

/** “Field work (Master)”, over what it is made of. */
const RANKED =
  /^(.+?) ?[(（](精通|熟练|熟悉|掌握|良好|了解|master|expert|advanced|proficient|intermediate|beginner|basic)[)）]$/i

/** “用友U8 精通    Excel 熟练”: cells that each say how well something is known. */
function ratedCells(text: string): string[] {
  const cells = text.split(/\t+| {3,}/)
  return cells.every((cell) => LEVEL.test(cell)) ? cells : [text]
}

/** Skills, a line each: “Languages: Go, SQL” has a name and keywords, a bare list has keywords only. */
export function readSkillLines(lines: SourceLine[]): JsonObject[] {
  const rows = withLevels(texts(underBold({ lines: underName(lines), sign: ': ' }))).flatMap(ratedCells)
  if (areNames(rows)) return [{ keywords: rows }]
  return rows.map((text) => {
    const [, name, words] =
      /^([^:：]{1,30})[:：]\s*(\S.*)$/.exec(text) ?? ROW.exec(text) ?? DASHED.exec(text) ?? []
    const [, rated, drawn] = DRAWN.exec(text) ?? []
    if (rated && drawn) return { name: rated.trim(), level: scaleOf(drawn) }
    const [, group, rank] = RANKED.exec(name ?? '') ?? []
    if (group && rank && words) return { name: group, level: rank, keywords: listed(words) }
    if (name && words && !/^\/\//.test(words)) return { name: name.trim(), keywords: listed(words) }
    const [, skill, level] = LEVEL.exec(text) ?? []
    if (skill && level) return { name: skill, level }
    const keywords = keywordsIn(text)
    return keywords ? { keywords } : { name: text }
  })
}

type Options = { lines: SourceLine[]; list: keyof typeof FIELDS }

/** Awards, certificates, publications: a line each, with a date where it names one, or a name in bold and more below it. */
export function readDatedLines({ lines, list }: Options): JsonObject[] {
  const shown = lines.filter(({ kind }) => kind !== 'blank')
  if (!shown[0] || !isName(shown[0])) {
    const isWrapped = list === 'publications' && shown.every(({ kind }) => kind !== 'bullet')
    const own = isWrapped ? references(texts(lines)) : texts(lines).flatMap(namesIn)
    return datedTexts({ texts: own, list })
  }
  return groups({ lines: shown, list }).map(({ first, below }) => {
    const entry = datedEntry({ text: first, list })
    const [, by, date] = FIELDS[list]
    // Who gave it and when may have a line each, in either order.
    let taken = 0
    for (const line of below.slice(0, 2)) {
      const { period, rest } = cutDate(line)
      const isNewDate = period !== undefined && entry[date] === undefined
      const giver = isNewDate ? rest : line
      if (!isShort(line) || saysEnd(line) || (giver && entry[by] !== undefined)) break
      if (isNewDate) entry[date] = period.start
      if (giver) entry[by] = giver.replace(BY, '')
      taken += 1
    }
    return withText({ entry, told: below.slice(taken) })
  })
}

/** How a reference ends: with a stop, its year or where it is found. */
const END_OF_REFERENCE = /[.。]$|\b(?:19|20)\d\d[)）]?$|(?:10\.\d{4,}\/|https?:\/\/)\S+$/

/** References that end as such go over as many lines as they need to get there. */
function references(told: string[]): string[] {
  const own = told.filter((text) => !/^[[(]?\d{1,3}[\])]?[.、]?$/.test(text))
  const isWhole = (text: string) => END_OF_REFERENCE.test(text)
  if (own.filter(isWhole).length * 3 < own.length) return told.flatMap(namesIn)
  return own.reduce<string[]>((before, text) => {
    const last = before.at(-1)
    return last === undefined || isWhole(last)
      ? [...before, text]
      : [...before.slice(0, -1), `${last} ${text}`]
  }, [])
}

/** “护士执业资格证（2019）” */
const IN_BRACKETS = /[(（](?:19|20)\d\d[^()（）]*[)）]$/

/** “二级建造师、电工证（高压）”: names in a row are one each, where none or each has a date, or a date is in brackets. */
function namesIn(text: string): string[] {
  const names = splitOutside(text.replace(/[。.]$/, ''), /\s*[、；]\s*|\t+| {3,}/)
  const isDated = (name: string) => findPeriod(name)?.end === ''
  const isEach = names.every((name) => !findPeriod(name) || IN_BRACKETS.test(name)) || names.every(isDated)
  const isRow = names.length > 1 && names.every((name) => /^[^:：。]{2,24}$/.test(name)) && isEach
  return isRow ? names : [text]
}

/** A line each; one with nothing but a date says when the one above it was, or below it where a date comes first. */
function datedTexts({ texts, list }: { texts: string[]; list: keyof typeof FIELDS }): JsonObject[] {
  const [title, , date] = FIELDS[list]
  const entries = withEndsBelow(texts).map(({ first, below }) => ({
    own: withText({ entry: { [title]: first }, told: below }),
    entry: withText({ entry: datedEntry({ text: first, list }), told: below }),
  }))
  const isDate = ({ entry }: (typeof entries)[number]) => entry[title] === ''
  const by = entries[0] && isDate(entries[0]) ? 1 : -1
  return entries.flatMap((one, index): JsonObject[] => {
    const beside = entries[index + by]
    if (isDate(one)) return beside && !isDate(beside) && beside.entry[date] === undefined ? [] : [one.own]
    const other = entries[index - by]
    const isUndated = one.entry[date] === undefined && other && isDate(other)
    return [isUndated ? { ...other.entry, ...one.entry } : one.entry]
  })
}

/** A line each, with those below it that say no more than how long it holds. */
function withEndsBelow(texts: string[]): Group[] {
  const found: Group[] = []
  for (const text of texts) {
    const last = found.at(-1)
    if (last && isBareEnd(text)) last.below.push(text)
    else found.push({ first: text, below: [] })
  }
  return found
}

type Group = { first: string; below: string[] }

/** A name in bold with what stands below it; a line with a date of its own is another one below a name that has its date. */
function groups({ lines, list }: { lines: SourceLine[]; list: keyof typeof FIELDS }): Group[] {
  const found: Group[] = []
  for (const line of lines) {
    const last = found.at(-1)
    const isDated =
      last !== undefined && datedEntry({ text: last.first, list })[FIELDS[list][2]] !== undefined
    const isNext = line.kind === 'text' && isDated && cutDate(line.text).period !== undefined
    if (!last || isName(line) || isNext) found.push({ first: line.text, below: [] })
    else last.below.push(line.text)
  }
  return found
}

const withText = ({ entry, told }: { entry: JsonObject; told: string[] }): JsonObject =>
  told.length > 0 ? { ...entry, summary: told.join('\n') } : entry

const isName = ({ kind, isBold }: SourceLine): boolean =>
  kind === 'heading' || (kind === 'text' && isBold === true)
const isShort = (text: string): boolean => text.length <= 48 && !/[。.!！]$/.test(text)

function datedEntry({ text, list }: { text: string; list: keyof typeof FIELDS }): JsonObject {
  const [title, by, date] = FIELDS[list]
  const { period, rest: bare } = cutDate(text)
  if (!period) return { [title]: text }
  // Titles of works have commas.
  const [name = '', ...rest] =
    list === 'publications' ? bare.split(/\t+| {2,}|\s*[|｜]\s*/) : AT.test(bare) ? [bare] : splitParts(bare)
  if (rest.length > 1) return { [title]: bare, [date]: period.start }
  return { [title]: name, ...(rest[0] ? { [by]: rest[0] } : {}), [date]: period.start }
}

/** The one date that stands at an end of a text, and the text without it. */
function cutDate(text: string): { period: Period | undefined; rest: string } {
  const period = findLinePeriod(text)
  const isAtEnd =
    period &&
    (text.slice(0, period.from).trim() === '' || text.slice(period.to).replace(/[)）\s]/g, '') === '')
  if (!period || !isAtEnd || period.end || period.isOpen) return { period: undefined, rest: text }
  const rest = `${text.slice(0, period.from)}${text.slice(period.to)}`
    .replace(/[(（]\s*[)）]?\s*$/, '')
    .replace(/\s*[(（]([^()（）]*[^()（）\s,，;；])\s*[,，;；]\s*[)）]\s*$/u, ', $1')
    .replace(/^\s*[)）]/, '')
    .replace(/[\s,，·|｜–—-]+$/u, '')
    .trim()
  return {
    period: { ...period, start: period.words ?? period.start },
    rest: DATE_LABEL.test(rest) ? '' : rest,
  }
}

/** “Working at Height”: no house is behind it. */
const AT = /^\p{L}+ at \p{L}+$/u
const BY = /^(?:awarded|published|issued|presented)\s+by\b[\s:]*(?=\S)/i
/** What says no more than that a date comes. */
const DATE_LABEL =
  /^(?:(?:awarded|published|issued|released|received|obtained)(?: on| in)?|date)\s*[:：]?$|^(?:颁发|发布|发表|出版|获得|获奖)?(?:日期|时间|于)\s*[:：]?$/i

const FIELDS = {
  awards: ['title', 'awarder', 'date'],
  certificates: ['name', 'issuer', 'date'],
  publications: ['name', 'publisher', 'releaseDate'],
} as const

const HAN_NAMES = /^\p{Script=Han}{2,4}(?: \p{Script=Han}{2,4})+$/u

/** Interests: names in a row, or one to a line. */
export function readInterestLines(lines: SourceLine[]): JsonObject[] {
  return texts(lines)
    .flatMap((text) => (text.length <= MAX_NAME && !/[。.!！]$/.test(text) ? listed(text) : [text]))
    .flatMap((text) => (HAN_NAMES.test(text) ? text.split(' ') : [text]))
    .map((name) => ({ name }))
}

/** A line under one in bold says more of the same thing. */
function underBold({ lines, sign }: { lines: SourceLine[]; sign: string }): SourceLine[] {
  const shown = lines.filter(({ kind }) => kind !== 'blank')
  if (shown[0]?.isBold !== true) return shown
  return shown.reduce<SourceLine[]>((joined, line) => {
    const last = joined.at(-1)
    const goesOn = last && line.isBold === false && line.kind === 'text' && !/[:：]\s*\S/.test(last.text)
    if (!goesOn) return [...joined, { ...line }]
    const between = last.isBold === true ? sign : ', '
    return [
      ...joined.slice(0, -1),
      { ...last, isBold: false, text: `${last.text.replace(/[:：]\s*$/, '')}${between}${line.text}` },
    ]
  }, [])
}

function texts(lines: SourceLine[]): string[] {
  return lines.filter(({ kind }) => kind !== 'blank').map(({ text }) => text)
}
