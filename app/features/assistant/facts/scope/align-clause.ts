import { plainWord } from '../names/latin-words'
import { clausesOf, type Clause } from '../text/clauses'

const LEAST_LIKENESS = 0.2

/**
 * The clauses of the sources' text that a clause of a suggestion was most likely made from: those that share most of its
 * pairs of Han characters and Latin words. All of them when none is like it, as after a translation.
 */
export function alignClause({ clause, text }: { clause: string; text: string }): Clause[] {
  const clauses = clausesOf(text)
  if (clauses.length < 2) return clauses
  const mine = gramsOf(clause)
  const scored = clauses.map((other) => ({ other, score: likeness({ mine, theirs: gramsOf(other.text) }) }))
  const best = Math.max(...scored.map(({ score }) => score))
  if (best < LEAST_LIKENESS) return clauses
  return scored.filter(({ score }) => score >= Math.max(LEAST_LIKENESS, best * 0.5)).map(({ other }) => other)
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

const COMMON = new Set(
  'the and for with from that this was were our their into which while led lead helped managed'.split(' '),
)
