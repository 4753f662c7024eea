import { hanWords } from '../dictionary/han-words'
import { isStemSaid } from '../dictionary/meaning'
import { stemOf } from '../dictionary/read-glosses'
import { consonantsOfLatin, isSoundOf } from '../dictionary/sounds'
import { onceFor } from '../once'
import type { Source } from '../sources'
import type { Span } from '../types'
import { latinWords, plainWord, type LatinWord } from './latin-words'
import { otherForms } from './short-forms'

const knownNames = onceFor((_: Source) => new Map<string, boolean>())

/** Whether sources write a Latin name, in whatever form, or mean it in Chinese. */
export function isBorneOut({ text }: LatinWord, sources: readonly Source[]): boolean {
  const name = text.replace(/'s$/, '')
  return sources.some((source) => isNameOf({ name, source }))
}

function isNameOf({ name, source }: { name: string; source: Source }): boolean {
  const names = knownNames(source)
  const found =
    names.get(name) ??
    (placeIn({ word: name, source }) !== undefined ||
      otherForms(name).some((form) => form.test(source.text)) ||
      isShortened({ name, source }) ||
      isInitials({ name, source }) ||
      isMeant({ name, source }))
  names.set(name, found)
  return found
}

/** Where a source has a word: as it is, in another form, or beside its neighbours as one. */
export function placeIn({ word, source }: { word: string; source: Source }): Span | undefined {
  const plain = plainWord(word)
  const keys = [
    plain,
    `${plain}s`,
    plain.replace(/e?s$/, ''),
    plain.replace(/(?:com|cn|js|net|io|org)$/, ''),
    `${plain}js`,
  ]
  return keys
    .filter((key) => key.length > 1 || plain.length === 1)
    .map((key) => source.words.get(key))
    .find((span) => span)
}

/** "Postgres" and "PostgreSQL", "JS" and "JavaScript", "K8s" and "Kubernetes". */
function isShortened({ name, source }: { name: string; source: Source }): boolean {
  const plain = plainWord(name)
  const written = name.length === 2 ? name : ''
  const isShort = (short: string, long: string) => {
    if (ALIASES.get(short) === long) return true
    if (short.length < 2 || long.length <= short.length || long.charAt(0) !== short.charAt(0)) return false
    if (short.length >= 4 && long.startsWith(short)) return true
    if (
      short.length === 2 &&
      (long.startsWith(short) || long.at(-1) === short.at(-1)) &&
      /^[A-Z]{2}$/.test(written)
    )
      return true
    const counted = /^(\p{L})(\d+)(\p{L})$/u.exec(short)
    if (counted) return long.length === Number(counted[2]) + 2 && long.endsWith(counted[3] ?? '')
    return false
  }
  for (const known of source.words.keys()) if (isShort(plain, known) || isShort(known, plain)) return true
  return false
}
const ALIASES = new Map(
  'js:javascript ts:typescript ps:photoshop ai:illustrator pr:premiere ae:aftereffects py:python pg:postgresql es:elasticsearch gcp:googlecloudplatform ppt:powerpoint ga:googleanalytics mgr:manager'
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([short = '', long = '']) => [short, long]),
)

const SMALL = /^(?:of|and|the|for|in|on|to|a|an|&|de)$/i

/** "CRM" of who wrote "customer relationship management". */
function isInitials({ name, source }: { name: string; source: Source }): boolean {
  const letters = name
    .replace(/s$/, '')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()
  if (!/^[A-Z][A-Za-z&]*[A-Z]s?$/.test(name) || letters.length < 2 || letters.length > 6) return false
  const words = latinWords(source.text).flatMap(({ text }) =>
    SMALL.test(text) ? [] : text.charAt(0).toLowerCase(),
  )
  return letters.length > 2 && words.join('').includes(letters)
}

/** A name that a source writes in the other language: by its meaning, its letters or its sound. */
function isMeant({ name, source }: { name: string; source: Source }): boolean {
  if (!/\p{Script=Han}/u.test(source.text)) return false
  const plain = plainWord(name).replace(/\d+$/, '')
  const stem = stemOf(plain)
  if (stem !== undefined && isStemSaid(stem, source.meaning())) return true
  if (plain.length > 1 && new RegExp(`(?<= )${Array.from(plain).join(' ?')}(?![a-z])`).test(source.sound()))
    return true
  if (plain.length < 4) return false
  const latin = consonantsOfLatin(plain)
  return hanWords(source.text).some((han) => han.length > 1 && isSoundOf({ han, latin }))
}
