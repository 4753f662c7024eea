import type { CheckContext } from '../check-context'
import { meaningOf } from '../dictionary/meaning'
import { contentWords } from '../duties/content-words'
import { placeOf } from '../prepare-text'
import { pairingSource } from './latin-meaning'
import type { Paired } from './pairings'

/**
 * "Onmyoji" of who wrote 《阴阳师》: a work that the translation says no word of may have a name of its own in English. Each
 * stands for one name only.
 */
export function workLeft(context: CheckContext): Paired | undefined {
  if (!context.isTranslated) return undefined
  const source = pairingSource(context)
  const said = meaningOf(context.text)
  for (const { index, 1: title = '' } of source.text.matchAll(/《([^》]{1,20})》/g)) {
    const at = { from: index + 1, to: index + 1 + title.length }
    const place = placeOf({ source, ...at })
    const isUsed = context.verdict.sources.some(({ source: used }) => used.from === place.from)
    if (!isUsed && !contentWords(title).some((word) => word.isIn(said))) return { source, at }
  }
  return undefined
}
