import { wordsOfRun } from '../dictionary/han-words'
import type { FlagKind, Span } from '../types'
import { CERTIFICATES, LANGUAGES, PLACES } from './tables/certificates'
import MORE_CERTIFICATES from './tables/certificates.json'
import { ORGANIZATIONS } from './tables/organizations'
import MORE_ORGANIZATIONS from './tables/organizations.json'
import MORE_PLACES from './tables/places.json'
import { SCHOOLS } from './tables/schools'
import MORE_SCHOOLS from './tables/schools.json'
import { TOOLS } from './tables/software'
import { STATES } from './tables/states'
import { TERMS } from './tables/terms'
import MORE_TERMS from './tables/terms.json'
import MORE_TOOLS from './tables/tools.json'

/** A name that stands in a text by one of its usual writings; `id` is the same in both languages. */
export type KnownName = {
  id: number
  kind: FlagKind
  from: number
  to: number
  /** An ordinary word, which claims nothing. */
  isQuiet?: boolean
  /** Only tells that it is the same as another writing; whether it is a claim, other checks find. */
  isSoft?: boolean
}
type Alias = Required<Pick<KnownName, 'id' | 'kind' | 'isQuiet' | 'isSoft'>> & {
  text: string
  isExact: boolean
  /** Made when it is first looked for: thousands are read, few are met. */
  pattern?: RegExp
}

const linesOf = (table: string) => table.trim().split('\n')
/** Which writings of a table claim something: all of them, Han ones, none. */
type Claims = 'all' | 'han' | 'none'
const TABLES: [FlagKind, string[], Claims][] = [
  ['tool', linesOf(TOOLS), 'all'],
  ['organization', linesOf(ORGANIZATIONS), 'all'],
  ['school', linesOf(SCHOOLS), 'all'],
  ['certificate', linesOf(CERTIFICATES), 'all'],
  ['name', linesOf(TERMS), 'all'],
  ['name', linesOf(STATES), 'all'],
  ['name', linesOf(PLACES), 'all'],
  ['name', linesOf(LANGUAGES), 'all'],
  ['tool', MORE_TOOLS, 'han'],
  ['organization', MORE_ORGANIZATIONS, 'han'],
  ['school', MORE_SCHOOLS, 'han'],
  ['certificate', MORE_CERTIFICATES, 'none'],
  ['name', MORE_TERMS, 'none'],
  ['name', MORE_PLACES, 'han'],
]
type Index = Map<string, Alias[]>
let index: Index | undefined

/**
 * All known names of a folded text, the longest where several begin at one place.
 *
 * @param withSoft false leaves out writings that only tell that they are the same as others
 */
export function knownNames(text: string, { withSoft = true } = {}): KnownName[] {
  const result: KnownName[] = []
  let end = 0
  for (const { index: from } of text.matchAll(STARTS)) {
    if (from < end) continue
    const found = namesAt({ text, from }).find(({ isSoft }) => withSoft || isSoft !== true)
    if (found === undefined || isInsideWords({ text, name: found })) continue
    result.push(found)
    end = found.to
  }
  return result
}

/** The first place of each name that stands in a text, also inside longer ones. */
export function namesIn(text: string): Map<number, Span> {
  const result = new Map<number, Span>()
  for (const { index: from } of text.matchAll(STARTS))
    for (const name of namesAt({ text, from })) if (!result.has(name.id)) result.set(name.id, name)
  return result
}

/**
 * "中通" in "测试中通过", "吉利" in "英吉利": a short Han name that a word of the dictionary begins or ends inside of, or a firm
 * inside a longer word, is none.
 */
function isInsideWords({ text, name: { from, to, kind } }: { text: string; name: KnownName }): boolean {
  if (!/^\p{Script=Han}+$/u.test(text.slice(from, to))) return false
  const head = /\p{Script=Han}{0,8}$/u.exec(text.slice(Math.max(0, from - 8), from))?.[0] ?? ''
  const tail = /^\p{Script=Han}{0,8}/u.exec(text.slice(to, to + 8))?.[0] ?? ''
  let start = from - head.length
  for (const word of wordsOfRun(head + text.slice(from, to) + tail)) {
    const end = start + word.length
    const isAcross = (start < from && from < end && end < to) || (from < start && start < to && to < end)
    const isLonger = start < from && end >= to
    if ((isAcross && to - from <= SHORT) || (isLonger && kind === 'organization')) return true
    start = end
  }
  return false
}
const SHORT = 3

/** Where a name can begin: each Han character, each Latin run. */
const STARTS = /\p{Script=Han}|(?<![\p{Script=Latin}\d])[\p{Script=Latin}.]/gu

/** The names that begin at a place, the longest first. */
function namesAt({ text, from }: { text: string; from: number }): KnownName[] {
  index ??= readTables()
  const start = text.slice(from, from + 3)
  const keys = new Set([keyOf(start), keyOf(start.slice(0, 2)), keyOf(start.slice(0, 1))])
  const result: KnownName[] = []
  for (const key of keys)
    for (const alias of index.get(key) ?? []) {
      const { id, kind, isQuiet, isSoft } = alias
      const pattern = (alias.pattern ??= patternOf(alias))
      pattern.lastIndex = from
      const found = pattern.exec(text)
      if (found !== null) result.push({ id, kind, from, to: from + found[0].length, isQuiet, isSoft })
    }
  return result.sort((a, b) => b.to - a.to)
}

/** By their first letters aliases are found; a Han name by its first two characters. */
function keyOf(start: string): string {
  return start.slice(0, /^\p{Script=Han}/u.test(start) ? 2 : 3).toLowerCase()
}

/** Rows that share a writing are of one thing, called by the sort of the first. */
function readTables(): Index {
  const result: Index = new Map()
  const known = new Map<string, Pick<Alias, 'id' | 'kind'>>()
  let last = 0
  for (const [kind, rows, claims] of TABLES) {
    for (const row of rows) {
      const writings = row.split('|').map(readWriting)
      const same = writings.map(({ plain }) => known.get(plain)).find((one) => one !== undefined)
      const thing = same ?? { id: (last += 1), kind }
      for (const { text, plain, isQuiet, isExact } of writings) {
        if (known.has(plain)) continue
        known.set(plain, thing)
        const isSoft =
          claims === 'none' ||
          (claims === 'han' && !(rows === MORE_PLACES ? /^\p{Script=Han}{2,}$/u : LONG_HAN).test(text))
        const alias = { ...thing, text, isQuiet, isSoft, isExact }
        const aliases = result.get(keyOf(text))
        if (aliases === undefined) result.set(keyOf(text), [alias])
        else aliases.push(alias)
      }
    }
  }
  return result
}

const LONG_HAN = /^\p{Script=Han}{4,}$/u

/** "~^Notion": see software.ts. */
function readWriting(writing: string) {
  const isQuiet = writing.startsWith('~')
  const isExact = writing.startsWith('^', isQuiet ? 1 : 0)
  const text = writing.slice(Number(isQuiet) + Number(isExact))
  return { text, plain: text.toLowerCase(), isQuiet, isExact }
}

/** Latin names end at a word's end; blanks and hyphens in them may be left out or changed for each other. */
function patternOf({ text, isExact }: Pick<Alias, 'text' | 'isExact'>): RegExp {
  const source = text
    .replace(/[.+?^$()[\]{}\\]/g, '\\$&')
    .replace(/[ -]/g, '[ -]?')
    .replace('[ -]?&[ -]?', '(?: ?& ?| and )')
  const isShortCapital =
    /^[A-Z][A-Z0-9&]{0,3}$/.test(text) && !['PHP', 'SQL', 'HTML', 'CSS', 'SAP'].includes(text)
  const end = /[A-Za-z\d]$/.test(text) ? '(?![\\p{Script=Latin}\\d]|[+#](?![\\p{Script=Latin}\\d]))' : ''
  // "IEPs", "REST APIs"
  const plural = /(?:^|[ -])[A-Z]{3,}$/.test(text) ? 's?' : ''
  return new RegExp(source + plural + end, isExact || isShortCapital ? 'uy' : 'iuy')
}
