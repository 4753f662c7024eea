import type { CheckContext } from '../check-context'
import { meaningOf, type Support } from '../dictionary/meaning'
import { sentencesOf } from '../text/clauses'
import { contentWords } from './content-words'
import { piecesOf } from './pieces'

const FAINT = new Set<Support>(['none', 'part', 'near'])

/**
 * Where in the replaced text, from 0 to 1, pieces stand that say nothing the suggestion says, and how many pieces it has:
 * a new piece of about that place may say it in other words.
 */
export function leftoverPieces({ before, text }: CheckContext): { left: number[]; all: number } {
  const said = meaningOf(text)
  const words = contentWords(before.text).filter(({ isShort }) => !isShort)
  const pieces = sentencesOf(before.text).flatMap(piecesOf)
  const left = pieces.flatMap((piece) => {
    const inside = words.filter(({ from, to }) => piece.from <= from && to <= piece.to)
    const isLeft = inside.length > 0 && inside.every((word) => FAINT.has(word.supportIn(said)))
    return isLeft ? [piece.from / before.text.length] : []
  })
  return { left, all: pieces.length }
}
