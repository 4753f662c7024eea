import type { FlagKind } from '../types'
import { CERTIFICATES, LANGUAGES, PLACES } from './tables/certificates'
import { ORGANIZATIONS } from './tables/organizations'
import { SCHOOLS } from './tables/schools'
import { TOOLS } from './tables/software'
import { STATES } from './tables/states'
import { TERMS } from './tables/terms'

/** A name that stands in a text by one of its usual writings; `id` is the same in both languages. */
export type KnownName = {
  id: number
  kind: FlagKind
  from: number
  to: number
  /** An ordinary word, which claims nothing. */
  isQuiet?: boolean
}
type Alias = { id: number; kind: FlagKind; text: string; isQuiet: boolean; pattern: RegExp }

const TABLES: [FlagKind, string][] = [
  ['tool', TOOLS],
  ['organization', ORGANIZATIONS],
  ['school', SCHOOLS],
  ['certificate', CERTIFICATES],
  ['name', TERMS],
  ['name', STATES],
  ['name', PLACES],
  ['name', LANGUAGES],
]
let index: Map<string, Alias[]> | undefined

/** All known names of a folded text, the longest where several begin at one place. */
export function knownNames(text: string): KnownName[] {
  index ??= buildIndex()
  const result: KnownName[] = []
  let end = 0
  for (const { index: from } of text.matchAll(STARTS)) {
    if (from < end) continue
    const found = longestAt({ text, from, aliases: index.get(keyOf(text.slice(from, from + 2))) ?? [] })
    if (found === undefined) continue
    result.push(found)
    end = found.to
  }
  return result
}

/** Where a name can begin: each Han character, each Latin run. */
const STARTS = /\p{Script=Han}|(?<![\p{Script=Latin}\d])[\p{Script=Latin}.]/gu

function longestAt({ text, from, aliases }: { text: string; from: number; aliases: Alias[] }) {
  for (const { id, kind, isQuiet, pattern } of aliases) {
    pattern.lastIndex = from
    const found = pattern.exec(text)
    if (found !== null) return { id, kind, from, to: from + found[0].length, isQuiet }
  }
  return undefined
}

function keyOf(start: string): string {
  return start.slice(0, 2).toLowerCase()
}

function buildIndex(): Map<string, Alias[]> {
  const result = new Map<string, Alias[]>()
  let id = 0
  for (const [kind, table] of TABLES)
    for (const line of table.trim().split('\n')) {
      id += 1
      for (const writing of line.split('|')) {
        const text = writing.replace(/[~^]/, '')
        const key = keyOf(text)
        const isQuiet = writing.startsWith('~')
        const alias = {
          id,
          kind,
          text,
          isQuiet,
          pattern: patternOf({ text, isExact: writing.startsWith('^') }),
        }
        result.set(key, [...(result.get(key) ?? []), alias])
      }
    }
  for (const aliases of result.values()) aliases.sort((a, b) => b.text.length - a.text.length)
  return result
}

/** Latin names end at a word's end; blanks and hyphens in them may be left out or changed for each other. */
function patternOf({ text, isExact }: { text: string; isExact: boolean }): RegExp {
  const source = text.replace(/[.+?^$()[\]{}\\]/g, '\\$&').replace(/[ -]/g, '[ -]?')
  const isShortCapital =
    /^[A-Z][A-Z0-9&]{0,3}$/.test(text) && !['PHP', 'SQL', 'HTML', 'CSS', 'SAP'].includes(text)
  const end = /[A-Za-z\d]$/.test(text) ? '(?![\\p{Script=Latin}\\d]|[+#](?![\\p{Script=Latin}\\d]))' : ''
  // "IEPs"
  const plural = /^[A-Z]{3,}$/.test(text) ? 's?' : ''
  return new RegExp(source + plural + end, isExact || isShortCapital ? 'uy' : 'iuy')
}
