import { ownSources, type CheckContext } from '../check-context'
import type { Span } from '../types'
import type { LatinWord } from './latin-words'

/** Before a product's name its maker's is a part of it. */
const MAKER = /^(?:Adobe|Microsoft|MS|Google|Amazon|Apache|Autodesk|Apple|Oracle|IBM)$/
const UNIT =
  /^(?:(?:da|[kKMGTPcdmµunpf])?(?:V|W|A|Hz|N|Pa|J|g|m|L|l|B|b|bps|bit|Wh|Ah|VA|Nm|S|F|H|mol|M|t|eV|s|cal|Da|Bq|Gy|Sv|lm|lx|gal)|[a-z]{1,4}|dBm?|dBi|MPH|RPM|PSI|BTU|HP|CFM|TEUs?|FEUs?|CBM|DWT|IU|OD|RU|CT|RPS|TPS|QPS|IOPS|FPS|DPI)[²³23]?$/

/** "10 kV", "0.86 mS/cm", "620 t": what a number is of names nothing. */
export function isUnit({ text, word: { text: word, from } }: { text: string; word: LatinWord }): boolean {
  const head = text.slice(Math.max(0, from - 12), from)
  return UNIT.test(word) && /\d[\d.,]* ?(?:[A-Za-zµ·²³]{1,4}[/·])?$/.test(head)
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
