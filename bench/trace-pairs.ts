import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { prepareSources } from '../app/features/assistant/trace/sources'
import { traceText } from '../app/features/assistant/trace/trace-text'
import type { Trace } from '../app/features/assistant/trace/types'

/**
 * `npm run -s facts -- pairs.json`: what the guard says of rewrites of one's own, as JSON. The file holds an array of
 * `{id, before, after, resume, user?, job?}`.
 */
const pair = z.object({
  ...{ id: z.string().or(z.number()), before: z.string(), after: z.string(), resume: z.string() },
  ...{ user: z.string().optional(), job: z.string().optional() },
})
type Pair = z.output<typeof pair>

const [file = ''] = process.argv.slice(2)
const pairs = readPairs()
const traced = pairs.map(({ id, before, after, ...sources }) =>
  resultOf(id, traceText({ before, after, sources: prepareSources(sources) })),
)
process.stdout.write(`${JSON.stringify(traced, null, 2)}\n`)

function readPairs(): Pair[] {
  try {
    return z.array(pair).parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const why =
      error instanceof z.ZodError
        ? error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`)
        : [error instanceof Error ? error.message : String(error)]
    console.error(
      file ? `${file} can't be read: ${why.join('; ')}` : 'Say which file: npm run -s facts -- pairs.json',
    )
    process.exit(1)
  }
}

function resultOf(id: Pair['id'], { flags, wording, lost }: Trace) {
  const hard = flags.map(({ from, to, kind, source }) => ({
    ...{ from, to, strength: 'hard', kind },
    ...(source ? { source: source.text } : {}),
  }))
  const gentle = wording.map(({ from, to }) => ({ from, to, strength: 'gentle', kind: 'wording' }))
  return { id, marks: [...hard, ...gentle].sort((a, b) => a.from - b.from), lost }
}
