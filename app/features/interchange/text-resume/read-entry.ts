import { INNER_SIGN } from '../json-resume/text-blocks'
import type { Language } from '../../../../collections/resumes/schema'
import { labels } from '../../../document/text/labels'
import { IN_WORDS } from '../../../document/text/item-dates'
import type { JsonObject } from '../json-resume/json'
import { LIST_SPECS } from '../json-resume/list-specs'
import { labelOf } from '../json-resume/texts'
import type { SourceLine } from '../lines/types'
import type { Doubt } from './doubts'
import { labelledKind } from './entry-labels'
import { educationFacts, isScore } from './education-facts'
import { findLinePeriod } from './find-line-period'
import { isDuration, type Period } from './find-period'
import { saysLength } from './further-position'
import { LINK, nameParts } from './name-parts'
import type { EntryLines } from './split-entries'
import { isCaption } from './is-caption'
import { EMPLOYED, isNamedHouse, NAMED_PLACE, partKind } from './part-kinds'
import { splitParts } from './split-parts'

export type EntryListName = 'work' | 'education' | 'projects' | 'volunteer' | 'custom'
type Options = {
  list: EntryListName
  entry: EntryLines
  /** What the values of its head were called, for those that no field takes. */
  labels: ReadonlyMap<string, string>
  path: string
  language: Language
  /** What one was stands before where in the section's other entries. */
  isHeldFirst?: boolean
}

/** One entry as JSON Resume has it. Words that have no field of their own go into its text. */
export function readTextEntry({ list, entry, labels, path, language, isHeldFirst }: Options): {
  value: JsonObject
  doubts: Doubt[]
  /** Whether its list counts its items. */
  isNumbered: boolean
} {
  const { parts, period } = headParts({ lines: entry.head, list, labels })
  const edges = new Set(entry.head.flatMap((line) => line.split(/\t+| {2,}/).slice(1)))
  const isAt = isHeldFirst === true || entry.head.some((line) => /\S\s+(?:@|at)\s+\S/.test(line))
  const named = nameParts({
    list,
    parts,
    edges,
    isAt,
    kindOf: (part) => labelledKind(labels.get(part)) ?? partKind(part),
  })
  const place =
    named.fields.location === undefined && PLACED.has(list)
      ? placeIn({ lines: entry.body, isBelowLength: entry.head.some(saysLength) })
      : undefined
  const link = named.link === '' ? linkIn(entry.body) : undefined
  const told = entry.body.filter((line) => line !== place && line !== link)
  const score = list === 'education' ? named.rest.find(isScore) : undefined
  const { facts, body } = list === 'education' ? educationFacts(told) : { facts: {}, body: told }
  const { paragraphs, bullets } = bodyParts(body)
  const rest = named.rest
    .filter((part) => part !== named.link && part !== score)
    .map((part) => labels.get(part) ?? part)
  const text = [...rest, ...paragraphs].join('\n')
  const dates = period ? datesOf({ period, list, language }) : {}
  const quote = entry.head.join(' ') || paragraphs[0] || bullets[0] || ''
  const doubts: Doubt[] = [
    ...(named.isOrderAssumed ? [{ key: 'order' as const, path, text: quote }] : []),
    ...(!period && list !== 'custom' && list !== 'projects'
      ? [{ key: 'noDate' as const, path, text: quote }]
      : []),
    ...(period?.end && period.end < period.start ? [{ key: 'dateOrder' as const, path, text: quote }] : []),
    // A line below the names that is none stays where it stood.
    ...rest
      .filter((part) => entry.head.length < 2 || part !== entry.head.at(-1))
      .map((part) => ({ key: 'unplaced' as const, path, text: part })),
  ]
  const value = {
    ...facts,
    ...(score ? { score: [score, 'score' in facts ? facts.score : ''].filter(Boolean).join(', ') } : {}),
    ...named.fields,
    ...(place ? { location: place.text } : {}),
    ...dates,
    ...(named.link || link ? { url: named.link || link?.text } : {}),
    ...(text ? { [list === 'projects' ? 'description' : 'summary']: text } : {}),
    ...(bullets.length > 0 ? { highlights: bullets } : {}),
  }
  return { value, doubts, isNumbered: bullets.length > 0 && isCounted(entry.body) }
}

/** Lists whose entries say where. */
const PLACED = new Set<EntryListName>(['work', 'volunteer', 'education', 'custom'])

/** An address that has the first line below the head for itself. */
function linkIn(lines: SourceLine[]): SourceLine | undefined {
  const first = lines.find(({ kind }) => kind !== 'blank')
  return first?.kind === 'text' && LINK.test(first.text) ? first : undefined
}

type Body = { lines: SourceLine[]; /** where one was stands there */ isBelowLength: boolean }

/** A place that has the first line below the head for itself. */
function placeIn({ lines, isBelowLength }: Body): SourceLine | undefined {
  const first = lines.find(({ kind }) => kind !== 'blank')
  const where = first?.text.replace(/ · (?:hybrid|remote|on-?site)$/i, '') ?? ''
  const kind = partKind(where)
  const isPlace = kind === 'place' || (isBelowLength && kind === undefined && NAMED_PLACE.test(where))
  return first?.kind === 'text' && isPlace && !isCaption(first) ? first : undefined
}

type Dates = { period: Period; list: EntryListName; language: Language }

/** An end that the text doesn't give must not become “until now”; where nothing stands for now, its word does. */
function datesOf({ period, list, language }: Dates): JsonObject {
  if (period.words !== undefined)
    return {
      facts: [
        { key: IN_WORDS.dates, label: labelOf({ language, key: IN_WORDS.dates }), value: period.words },
      ],
    }
  if (!period.isOpen) return { startDate: period.start, endDate: period.end || period.start }
  const isImplied = LIST_SPECS.some((spec) => spec.list === list && spec.openEnd)
  return { startDate: period.start, ...(isImplied ? {} : { endDate: labels[language].now }) }
}

type Head = Pick<Options, 'list' | 'labels'> & { lines: string[] }

function headParts({ lines, list, labels }: Head): { parts: string[]; period: Period | undefined } {
  const found = lines.map((line) => ({ line, period: findLinePeriod(line) }))
  const dated =
    found.find(({ period }) => period && (period.end || period.isOpen)) ?? found.find(({ period }) => period)
  const told = found.map(({ line, period }) =>
    dated?.line === line && period ? cut({ line, period }).replace(/^[\s·•|,—–-]+/, '') : line,
  )
  const links = told.flatMap((line) => NAMED_LINK.exec(line)?.slice(1) ?? [])
  const split = told.map((line) => splitParts(line.replace(NAMED_LINK, '').replace(LAST_STOP, '')))
  // “Madrid, Spain” is one place where the other lines name the rest.
  const places = told.map((line) => partKind(line) === 'place')
  const names = split.filter((parts, index) => !places[index] && parts.length > 0).flat()
  const parts = split.flatMap((own, index) =>
    places[index] && names.length > 1 ? told.slice(index, index + 1) : own,
  )
  const isRange = dated?.period && (dated.period.end !== '' || dated.period.isOpen)
  const telling = isRange ? parts.filter((part) => !isDuration(part)) : parts
  const refined = hirerFirst(
    telling.flatMap((part) => (labelledKind(labels.get(part)) ? [part] : refine({ part, list }))),
  )
  return { parts: [...refined, ...links], period: dated?.period }
}

/** “Process Engineer, Halden Chemicals, Graz.”: a list of names may end as a sentence does. */
const LAST_STOP = /(?<=, \p{Lu}\p{Ll}{3,})\.$/u
/** The address of what is named before it, as a linked name has one. */
const NAMED_LINK = /(?<=\S) [(（]?(https?:\/\/[^\s,，)）]+)[)）]?(?=[,，\s]|$)/

/** “Pilot”, “Tarn Harbour · Full-time”: beside how one is employed stands by whom. */
function hirerFirst(parts: string[]): string[] {
  const at = parts.findIndex((part) => EMPLOYED.test(part)) - 1
  return at > 0 ? parts.slice(at, at + 1).concat(parts.toSpliced(at, 1)) : parts
}

/** A degree with its grade, in brackets or behind a comma. */
const SCORE = /^(.{2,}?)(?:\s*[,，;；]\s*|\s*[(（]|\s+)((?:GPA|绩点|均分|排名).*?)[)）]?$/iu

/** “Ph.D. University of Leeds” */
const DEGREE_FIRST = /^((?:\p{Lu}\p{L}{0,3}\.){1,3}(?: \(Hons\.?\))?)\s*(\p{Lu}.*)$/u

/** Parts a part again where that tells two different things apart: “Oregon University, B.S. Physics”. */
function refine({ part, list }: { part: string; list: EntryListName }): string[] {
  if (list === 'projects') return roleInBrackets(part)
  if (partKind(part) === 'place' || list === 'custom') return [part]
  const [, before = '', score = ''] = (list === 'education' && SCORE.exec(part)) || []
  const held = score ? undefined : heldAt(part)
  if (held) return held
  const [, degree = '', school = ''] = (list === 'education' && DEGREE_FIRST.exec(part)) || []
  if (partKind(degree) === 'degree' && partKind(school) === 'school') return [degree, school]
  const smaller = score ? [before, score] : splitParts(part)
  const kinds = new Set(smaller.map(partKind))
  if (list !== 'education' && !isHouseBeside(smaller)) kinds.delete(undefined)
  return kinds.size > 1 || smaller.some((one) => EMPLOYED.test(one)) ? smaller : [part]
}

/** “Ville de Nantes, Chargée de projet”: before what one was stands where, behind it only what says that it is a house. */
function isHouseBeside([first = '', second = '', ...more]: string[]): boolean {
  const [before, after] = [first, second].map(partKind)
  const isHouse = before === undefined ? after === 'role' : before === 'role' && isNamedHouse(second)
  return more.length === 0 && isHouse
}

/** “南山仪器有限公司（测试工程师）”, “南山仪器有限公司/测试工程师”, “[Acme] Engineer”: where, and as what; “金融学（本科）”. */
function heldAt(part: string): string[] | undefined {
  const [, where = '', what = ''] =
    [HELD_IN_BRACKETS, HELD_BEHIND_SIGN, PLACE_IN_BRACKETS].map((form) => form.exec(part)).find(Boolean) ?? []
  const isStudied = /^(?:本科|学士|硕士|博士|研究生|大专|专科)(?:学历|学位|研究生)?$/u.test(what)
  const isHeld = partKind(what) === 'role' && !['role', 'place'].includes(partKind(where) ?? '')
  return isHeld || isStudied ? [where, what] : undefined
}

/** “订单中台（核心开发）” */
function roleInBrackets(part: string): string[] {
  const [, name = '', role = ''] = HELD_IN_BRACKETS.exec(part) ?? []
  // “（教师端）” is which part of it is meant
  return partKind(role) === 'role' && !/[端版期]$/u.test(role) ? [name, role] : [part]
}

const HELD_IN_BRACKETS = /^(.*[\p{L}.])\s*[(（]([^()（）]+)[)）]$/u
const HELD_BEHIND_SIGN = /^(.*\p{Script=Han})[/／-](\p{Script=Han}[^/／]*)$/u
const PLACE_IN_BRACKETS = /^[【[]([^【】[\]]+)[】\]]\s*(\S.*)$/u

/** The line without its dates and the brackets around them. */
function cut({ line, period }: { line: string; period: Period }): string {
  const before = line.slice(0, period.from).replace(/[([（【]\s*$/, '')
  const after = line.slice(period.to).replace(/^\s*[)\]）】]/, '')
  return before.trim() && after.trim() ? `${before.trimEnd()}\t${after.trimStart()}` : before + after
}

function bodyParts(lines: SourceLine[]): { paragraphs: string[]; bullets: string[] } {
  const said = lines.filter(({ kind }) => kind !== 'blank')
  const first = said.findIndex(({ kind }) => kind === 'bullet')
  const items = first < 0 ? [] : said.slice(first)
  // What stands below an item stays there.
  if (items.some(({ kind }) => kind !== 'bullet')) return { paragraphs: inOrder(said), bullets: [] }
  const bullets: string[] = []
  for (const item of items) {
    // An item within another one goes with it.
    const over = item.level > (items[0]?.level ?? 0) ? bullets.pop() : undefined
    bullets.push(over === undefined ? told(item) : over + INNER_SIGN + told(item))
  }
  return { paragraphs: said.slice(0, said.length - items.length).map(told), bullets }
}

/** Whether all items of a list are numbered from one on. */
function isCounted(lines: SourceLine[]): boolean {
  return lines
    .filter(({ kind }) => kind === 'bullet')
    .every(({ start, level }, i) => start === i + 1 && level === 0)
}

/** An item has no columns. */
const told = ({ kind, text, marked = text }: SourceLine): string =>
  kind === 'bullet' ? marked.replace(/\t+/g, ' ') : marked

/** As one text, items of lists with a sign by which they are known, those within another one moved in. */
const inOrder = (lines: SourceLine[]): string[] =>
  lines.map((line) => (line.kind === 'bullet' ? `${' '.repeat(line.level)}• ${told(line)}` : told(line)))
