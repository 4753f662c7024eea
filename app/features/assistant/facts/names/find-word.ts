import type { PreparedText } from '../prepare-text'
import type { Span } from '../types'
import { formsOf } from './common-words'
import { plainWord } from './latin-words'

/** Where a source has a Latin word: as written, in another form, or as the sound of its Han characters. */
export function findWord({
  word,
  source,
}: {
  word: string
  source: PreparedText
}): (Span & { isSound: boolean }) | undefined {
  const plain = plainWord(word)
  // "Booking.com" of who wrote "Booking"
  const domain = /^([\p{L}\d-]{3,})\.(?:com|cn|net|org|io|ai|co|uk|de)$/iu.exec(word)?.[1]
  const keys = [plain, ...formsOf(plain), `${plain}s`, ...(domain === undefined ? [] : [plainWord(domain)])]
  const written = keys.map((key) => source.words.get(key)).find((span) => span !== undefined)
  if (written !== undefined) return { from: written.from, to: written.to, isSound: false }
  const short = isShortened(word) ? shortOf({ plain, source }) : undefined
  if (short !== undefined) return { ...short, isSound: false }
  const parts = plain.replace(/\d+$/, '')
  const at = parts.length > 1 && /^[a-z]+$/.test(parts) ? placeOfSound({ letters: parts, source }) : undefined
  return at === undefined ? undefined : { ...at, isSound: true }
}

/** The Han characters whose syllables together are these letters. */
function placeOfSound({ letters, source }: { letters: string; source: PreparedText }): Span | undefined {
  const sound = source.sound()
  const found = new RegExp(`(?<= )${Array.from(letters).join(' ?')}(?![a-z])`).exec(sound)
  if (found === null) return undefined
  const place = (index: number) => sound.slice(0, index).match(/[ |]/g)?.length ?? 0
  return { from: place(found.index) - 1, to: place(found.index + found[0].length) }
}

/** A capitalised word long enough to be shortened to its beginning, or to be such a beginning. */
function isShortened(word: string): boolean {
  return /^\p{Lu}\p{Ll}{3,}$/u.test(word)
}

/** "Mass General" of who wrote Massachusetts, "Molecular Cell" of who wrote "Mol Cell". */
function shortOf({ plain, source }: { plain: string; source: PreparedText }): Span | undefined {
  for (const [key, span] of source.words) {
    const isName = /^\p{Lu}\p{Ll}+\.?$/u.test(source.text.slice(span.from, span.to))
    if (!isName || key === plain) continue
    if (plain.length <= 5 && key.length > plain.length + 3 && key.startsWith(plain)) return span
    if (key.length >= 3 && key.length <= 5 && plain.length > key.length + 3 && plain.startsWith(key))
      return span
  }
  return undefined
}
