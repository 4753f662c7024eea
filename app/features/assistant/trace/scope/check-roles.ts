import { flag, type Context } from '../context'
import { originOf } from '../origins'
import { contentWords } from '../content-words'
import { meaningOf, type Meaning } from '../dictionary/meaning'
import { clausesOf, type Clause } from '../text/clauses'
import type { Line } from '../sources'
import { DID, isLeading, isStrongerRole, LED, roleHits } from './roles'

/** Flags "led" where the line that it was made from says "took part" or just does it. */
export function checkRoles(context: Context): void {
  for (const clause of clausesOf(context.text)) {
    const claims = roleHits(clause.text).filter(({ level }) => level > DID)
    if (claims.length === 0) continue
    const line = originOf({ context, clause }) ?? lineBeside({ context, clause })
    if (!line) {
      // what no line tells of is new wording
      for (const { from, to } of claims)
        context.gentle.push({ from: clause.from + from, to: clause.from + to })
      continue
    }
    const origin = partOf({ line, clause })
    const best = roleHits(origin.text).toSorted((a, b) => b.level - a.level)[0]
    const isHelp = roleHits(line.text).some(({ level }) => level < DID)
    const said = best?.level ?? (isLeading(line.text) && !isHelp ? LED : DID)
    for (const { level, from, to } of claims) {
      if (!isStrongerRole({ claim: level, source: said })) continue
      const place = best ? { from: origin.from + best.from, to: origin.from + best.to } : origin
      const at = { source: line.source, from: place.from, to: place.to }
      const span = { from: clause.from + from, to: clause.from + to }
      flag(context, { kind: 'scope', ...span, note: 'stronger-role', at })
    }
  }
}

type Pair = { line: Line; clause: Clause }

/** The clause of a line that says most of another clause's words; the whole line where none says any. */
function partOf({ line, clause }: Pair): { text: string; from: number; to: number } {
  const words = contentWords({ text: clause.text, taken: [] })
  let best = { text: line.text, from: line.from, to: line.to }
  let most = 0
  for (const part of partsOf(line)) {
    const count = words.filter((word) => word.isIn(part.said)).length
    if (count <= most) continue
    best = { text: part.text, from: line.from + part.from, to: line.from + part.to }
    most = count
  }
  return best
}

const known = new WeakMap<Line, (Clause & { said: Meaning })[]>()
/** Nobody writes more of them in a line. */
const MOST_PARTS = 40

function partsOf(line: Line) {
  const parts =
    known.get(line) ??
    clausesOf(line.text)
      .slice(0, MOST_PARTS)
      .map((part) => ({ ...part, said: meaningOf(part.text) }))
  known.set(line, parts)
  return parts
}

/** The line of the replaced text in a clause's place, where both have as many. */
function lineBeside({ context, clause }: { context: Context; clause: Clause }): Line | undefined {
  const lines = context.before.lines()
  const own = Array.from(context.text.matchAll(/[^\n]*\S[^\n]*/g))
  if (lines.length !== own.length) return undefined
  return lines[
    own.findIndex(({ index, 0: text }) => index <= clause.from && clause.from < index + text.length)
  ]
}
