import { readFileSync } from 'node:fs'
import { traceText } from '../app/features/assistant/trace/trace-text'
import type { Trace } from '../app/features/assistant/trace/types'

/**
 * `npm run -s facts -- pairs.json`: what the guard says of rewrites of one's own, as JSON. The file holds an array of
 * `{id, before, after, resume, user?, job?}`.
 */
type Pair = { id: string; before: string; after: string; resume: string; user?: string; job?: string }

const [file = ''] = process.argv.slice(2)
// an edge: whoever calls it has written the file
const pairs = JSON.parse(readFileSync(file, 'utf8')) as Pair[]
const traced = pairs.map(({ id, before, after, ...sources }) =>
  resultOf(id, traceText({ before, after, sources })),
)
process.stdout.write(`${JSON.stringify(traced, null, 2)}\n`)

function resultOf(id: string, { flags, wording, lost }: Trace) {
  const hard = flags.map(({ from, to, kind, source }) => ({
    ...{ from, to, strength: 'hard', kind },
    ...(source ? { source: source.text } : {}),
  }))
  const gentle = wording.map(({ from, to }) => ({ from, to, strength: 'gentle', kind: 'wording' }))
  return { id, marks: [...hard, ...gentle].sort((a, b) => a.from - b.from), lost }
}
