import { contentWords } from './content-words'
import { nearSources, ownSources, type Context } from './context'
import { isSameValue } from './numbers/same-value'
import type { Line } from './sources'
import type { Clause } from './text/clauses'

/** So much of a clause's words and numbers a line has to say. */
const LEAST = 0.34

/** The line that a clause was most likely made from: the one that says most of its words, near ones before others. */
export function originOf({ context, clause }: { context: Context; clause: Clause }): Line | undefined {
  const words = contentWords({ text: clause.text, taken: [] })
  const numbers = context.numbers.filter(({ from, to }) => clause.from <= from && to <= clause.to)
  const size = words.length + numbers.length
  if (size === 0) return undefined
  const near = nearSources(context)
  const lines = [...near, ...ownSources(context).filter((source) => !near.includes(source))].flatMap(
    (source) => source.lines(),
  )
  let best: Line | undefined
  let most = LEAST * size
  for (const line of lines) {
    const said =
      words.filter((word) => word.isIn(line.meaning())).length +
      numbers.filter((claim) => line.numbers.some((source) => isSameValue({ claim, source }))).length
    if (said <= most && !(best === undefined && said > 0 && said === most)) continue
    best = line
    most = said
  }
  return best
}
