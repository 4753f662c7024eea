import { ownSources, type CheckContext } from '../check-context'
import type { Span } from '../types'
import type { LatinWord } from './latin-words'

/** Before a product's name its maker's is a part of it. */
const MAKER = /^(?:Adobe|Microsoft|MS|Google|Amazon|Apache|Autodesk|Apple|Oracle|IBM)$/
const UNIT = /^(?:[kMGmµ]?(?:V|W|A|Hz|N|Pa|J|g|m|L|B|bps|Wh|Ah)|Nm|dB|rpm|dpi|fps|ppm|psi|bar)$/

/** "10 kV": what a number is of names nothing. */
export function isUnit({ text, word: { text: word, from } }: { text: string; word: LatinWord }): boolean {
  return UNIT.test(word) && /\d ?$/.test(text.slice(Math.max(0, from - 2), from))
}

/** "Adobe Premiere" of who wrote "Premiere". */
export function isMaker({
  context,
  word,
  taken,
}: {
  context: CheckContext
  word: LatinWord
  taken: Span[]
}): boolean {
  const product = taken.find(({ from }) => from === word.to + 1)
  if (product === undefined || !MAKER.test(word.text)) return false
  const name = context.text.slice(product.from, product.to)
  // who draws is an illustrator, too
  return name !== 'Illustrator' && ownSources(context).some(({ text }) => text.includes(name))
}
