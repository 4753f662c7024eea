import { plainWord } from '../names/latin-words'
import { knownNames } from '../names/known-names'
import { readNumbers } from '../numbers/read-numbers'
import type { Clause } from '../text/clauses'

const LEAST_LIKENESS = 0.2

/**
 * The clauses of a source that a clause of a suggestion was most likely made from: those that share most of its pairs of
 * Han characters and Latin words, or of its numbers and names after a translation. All of them, and not `isSure`, when
 * none is like it.
 */
export function alignClause({
  clause,
  clauses,
  isTranslated,
}: {
  clause: string
  clauses: Clause[]
  isTranslated: boolean
}): {
  like: Clause[]
  isSure: boolean
} {
  const mine = isTranslated ? marksOf(clause) : gramsOf(clause)
  const scored = clauses.map((other) => ({
    other,
    score: likeness({ mine, theirs: featuresOf({ clause: other, isTranslated }) }),
  }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (best < LEAST_LIKENESS) return { like: clauses, isSure: false }
  const least = Math.max(LEAST_LIKENESS, best * 0.5)
  return { like: scored.filter(({ score }) => score >= least).map(({ other }) => other), isSure: true }
}

/** What was read of a source's clauses: each is compared with many. */
const marks = new WeakMap<Clause, Set<string>>()
const grams = new WeakMap<Clause, Set<string>>()

function featuresOf({ clause, isTranslated }: { clause: Clause; isTranslated: boolean }): Set<string> {
  const known = isTranslated ? marks : grams
  const features = known.get(clause) ?? (isTranslated ? marksOf(clause.text) : gramsOf(clause.text))
  known.set(clause, features)
  return features
}

function likeness({ mine, theirs }: { mine: Set<string>; theirs: Set<string> }): number {
  let shared = 0
  for (const gram of mine) if (theirs.has(gram)) shared += 1
  return shared / Math.max(1, Math.min(mine.size, theirs.size))
}

function gramsOf(text: string): Set<string> {
  const result = new Set<string>()
  for (const [run] of text.matchAll(/\p{Script=Han}+/gu))
    for (let index = 0; index + 2 <= run.length; index += 1) result.add(run.slice(index, index + 2))
  for (const [word] of text.matchAll(/[\p{Script=Latin}\d]{3,}/gu)) {
    const plain = plainWord(word)
    if (!COMMON.has(plain)) result.add(plain.replace(/(?:ing|ed|es|s|ion|ment)$/, ''))
  }
  return result
}

/** What a translation keeps: numbers, known names, names in Latin letters. */
function marksOf(text: string): Set<string> {
  const result = new Set<string>()
  for (const [word] of text.matchAll(/\p{Lu}[\p{Script=Latin}\d]+/gu)) result.add(word.toLowerCase())
  for (const { raw } of readNumbers({ text, taken: [] })) result.add(`#${String(raw)}`)
  for (const { id } of knownNames(text)) result.add(`@${String(id)}`)
  return result
}

const COMMON = new Set(
  'the and for with from that this was were our their into which while led lead helped managed'.split(' '),
)
