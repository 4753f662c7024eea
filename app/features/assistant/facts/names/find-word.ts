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
