import { flag, isFlagged, isWished, type CheckContext } from '../check-context'
import { explainedIn } from '../names/is-spelled-out'
import { sentencesOf } from '../text/clauses'
import { originalSpan } from '../text/fold-text'
import type { Span } from '../types'
import { contentWords, type ContentWord } from './content-words'
import { leftoverPieces } from './leftover'
import { noveltyIn, type Novelty } from './novelty'
import { piecesOf, type ListPiece } from './pieces'

type Piece = ListPiece & { words: ContentWord[]; score: number; fresh: number; all: number; anchors: number }

/** What a number or a name that the person said takes off: it seldom stands in a clause that nobody said. */
const ANCHOR = 3

/**
 * Flags clauses and items of lists hardly a word of which says, by itself, by a synonym or by its translation, what the
 * person said.
 */
export function checkDuties(context: CheckContext): void {
  const { before, text } = context
  if (before.text.trim() === '') return
  const explained = explainedIn(context)
  const words = contentWords(text).filter(
    ({ from, to }) => !explained.some((span) => span.from <= from && to <= span.to),
  )
  const novelty = noveltyIn(context)
  const pieces = sentencesOf(text).flatMap((sentence) => {
    const inside = piecesOf({ text: sentence.text, from: sentence.from }).map((span) =>
      read({ context, novelty, words, span }),
    )
    const isBesideSaid = inside.some(({ score }) => score < 0)
    return inside.map((piece) => ({ ...piece, isListed: piece.isListed && isBesideSaid }))
  })
  const isNew = ({ score, fresh, all, isListed }: Piece) =>
    isListed && fresh === all && fresh > 0
      ? score >= novelty.leastOfItem
      : score >= novelty.least && fresh > 1
  const isForJob = (piece: Piece) => context.job.text.trim() !== '' && isWished(context, piece)
  const found = pieces.filter(isNew).filter((piece) => !isFlagged(context, piece) && !isForJob(piece))
  const excused = excusedOf({ context, found, count: pieces.length })
  for (const piece of found)
    if (!excused.has(piece) || piece.score >= novelty.least + novelty.excuse) flagPiece(context, piece)
  for (const piece of pieces)
    if (!excused.has(piece) && piece.anchors === 0 && !isFlagged(context, piece))
      for (const run of freshRuns(piece.words, novelty)) flagPiece(context, run)
}

/** New pieces that may say in other words what nothing else says any more: none for pieces beyond the source's number. */
function excusedOf({
  context,
  found,
  count,
}: {
  context: CheckContext
  found: Piece[]
  count: number
}): Set<Piece | undefined> {
  if (found.length === 0) return new Set()
  const { left, all } = leftoverPieces(context)
  const places = left.slice(0, Math.max(0, left.length - Math.max(0, count - all)))
  return new Set(places.map((place) => nearestTo({ place, found, length: context.text.length })))
}

function nearestTo({
  place,
  found,
  length,
}: {
  place: number
  found: Piece[]
  length: number
}): Piece | undefined {
  const distance = ({ from }: Piece) => Math.abs(from / length - place)
  return [...found].sort((a, b) => distance(a) - distance(b))[0]
}

/** Two short words in a row are often another word for one ("分享活动"). */
const SHORTEST_RUN = 5

/** Words in a row that nothing bears out, where they are many enough. */
function freshRuns(words: ContentWord[], { isFresh, leastOfRun }: Novelty): Span[] {
  const runs: ContentWord[][] = [[]]
  for (const word of words.filter(({ isShort }) => !isShort))
    if (isFresh(word)) runs.at(-1)?.push(word)
    else runs.push([])
  return runs
    .filter((run) => run.length >= leastOfRun)
    .map((run) => ({ from: run[0]?.from ?? 0, to: run.at(-1)?.to ?? 0 }))
    .filter(({ from, to }) => to - from >= SHORTEST_RUN)
}

function read({
  context,
  novelty,
  words,
  span,
}: {
  context: CheckContext
  novelty: Novelty
  words: ContentWord[]
  span: ListPiece
}): Piece {
  const inside = words.filter(({ from, to }) => span.from <= from && to <= span.to)
  const { score, fresh } = novelty.scoreOf(inside)
  const place = originalSpan({ folded: context.after, ...span })
  const anchors = context.verdict.sources.filter(
    ({ from, to }) => place.from <= from && to <= place.to,
  ).length
  const all = inside.filter(({ isShort }) => !isShort).length
  return { ...span, words: inside, anchors, fresh, all, score: score - anchors * ANCHOR }
}

function flagPiece(context: CheckContext, { from, to }: Span): void {
  const text = context.text.slice(from, to)
  const lead = /^\s*(?:[-•·*] ?)?(?:and |以及|并且?|且)?/.exec(text)?.[0].length ?? 0
  flag(context, {
    kind: 'scope',
    from: from + lead,
    to: from + text.trimEnd().length,
    severity: 'unsourced',
    note: 'nowhere',
  })
}
