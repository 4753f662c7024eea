import { contentWords, type ContentWord } from '../content-words'
import type { Context } from '../context'
import { meaningOf } from '../dictionary/meaning'

const known = new WeakMap<Context, ContentWord[]>()

/** Words of the replaced text that no word of the suggestion says. */
export function leftover(context: Context): ContentWord[] {
  const found = known.get(context)
  if (found) return found
  const { before, text } = context
  const said = meaningOf(text)
  const left = contentWords({ text: before.text, taken: [...before.dates, ...before.numbers] }).filter(
    (word) => !word.isBorneOut(said),
  )
  known.set(context, left)
  return left
}
