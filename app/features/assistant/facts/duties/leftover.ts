import type { CheckContext } from '../check-context'
import { meaningOf, type Support } from '../dictionary/meaning'
import { roleClausesOf } from '../scope/roles'
import { contentWords } from './content-words'

const FAINT = new Set<Support>(['none', 'half', 'part', 'near'])

/**
 * Where in the replaced text, from 0 to 1, clauses stand that say nothing the suggestion says: a new clause of about that
 * place may say it in other words.
 */
export function leftoverClauses({ before, text }: CheckContext): number[] {
  const said = meaningOf(text)
  const words = contentWords(before.text)
  return roleClausesOf(before.text).flatMap((clause) => {
    const inside = words.filter(({ from, to, isShort }) => !isShort && clause.from <= from && to <= clause.to)
    const isLeft = inside.length > 1 && inside.every((word) => FAINT.has(word.supportIn(said)))
    return isLeft ? [clause.from / before.text.length] : []
  })
}
