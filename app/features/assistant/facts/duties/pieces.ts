import { roleClausesOf } from '../scope/roles'
import type { Span } from '../types'

/** A clause or a part of one; `isListed` stands beside others of its kind. */
export type ListPiece = Span & { isListed: boolean }

/** "与X沟通" is with whom, not and what. */
const WITH = '[^，。；、]*(?:沟通|合作|协作|配合|对接|协商|交流|联系|协调)'
const JOINT = new RegExp(
  `、|以及|(?<=\\p{Script=Han}{2})[和与及](?=\\p{Script=Han}{2})(?!${WITH})|,? and (?!\\w+ed by)| & `,
  'gu',
)

/** The clauses of a sentence, parted at "and" and its like. */
export function piecesOf({ text, from }: { text: string; from: number }): ListPiece[] {
  return roleClausesOf(text).flatMap((clause) => {
    const joints = Array.from(clause.text.matchAll(JOINT))
    const starts = [0, ...joints.map(({ index, 0: found }) => index + found.length)]
    const ends = [...joints.map(({ index }) => index), clause.text.length]
    const isListed =
      starts.length > 1 || /^\s*(?:and |以及)/.test(clause.text) || /、\s*$/.test(text.slice(0, clause.from))
    return starts
      .map((start, index) => ({
        from: from + clause.from + start,
        to: from + clause.from + (ends[index] ?? 0),
        isListed,
      }))
      .filter((piece) => piece.to > piece.from)
  })
}
