import { monitorEventLoopDelay } from 'node:perf_hooks'
import { traceInWorker } from '../app/features/assistant/trace/trace-in-worker.server'
import { prepareSources } from '../app/features/assistant/trace/sources'
import { traceText } from '../app/features/assistant/trace/trace-text'
import { readPairs } from '../tests/unit/assistant/trace/read-pairs'
import { percentile } from './percentile'
import { judge } from './setup/judge'

/**
 * Milliseconds to check one suggestion (the median of nine tries) against a resume of ten pages in both languages, its
 * sources read before. Ends with code 1 beyond the budget of 10 ms. What nobody writes, 8,000 characters of it, may take
 * longer, but the server's own thread mustn't stand still for it.
 */
const CHARACTERS_OF_TEN_PAGES = 16_000
const pairs = readPairs()
const whole = [...new Set(pairs.map(({ resume }) => resume))].join('\n')
const resume = whole
  .repeat(Math.ceil(CHARACTERS_OF_TEN_PAGES / whole.length))
  .slice(0, CHARACTERS_OF_TEN_PAGES)

const readSources = () => prepareSources({ resume, job: whole })
const sources = readSources()
const reading = Array.from({ length: 9 }, () => {
  const start = performance.now()
  readSources()
  return performance.now() - start
})
const timeOf = ({ before, after }: (typeof pairs)[number]) => {
  const start = performance.now()
  traceText({ before, after, sources })
  return performance.now() - start
}
for (const pair of pairs) timeOf(pair)
const times = pairs.map((pair) =>
  percentile(
    Array.from({ length: 9 }, () => timeOf(pair)),
    0.5,
  ),
)
const nonsense = ['1/2 ', '10~20 ', '负责,', '带领5人team ', '一', 'a/b/', '高级经理', 'A.B. '].map(
  (piece) => {
    const text = piece.repeat(8000 / piece.length)
    const claim = { before: text, after: `${text} x 7` }
    const start = performance.now()
    traceText({ ...claim, sources: prepareSources({ resume: text }) })
    return { text, claim, took: performance.now() - start }
  },
)
const waits = monitorEventLoopDelay({ resolution: 1 })
waits.enable()
for (const { text, claim } of nonsense) await traceInWorker({ sources: { resume: text }, claims: [claim] })
waits.disable()
judge([
  { name: 'reading the sources, once', value: percentile(reading, 0.5), most: 500, unit: 'ms' },
  { name: 'one suggestion, p50', value: percentile(times, 0.5), most: 10, unit: 'ms' },
  { name: 'one suggestion, p95', value: percentile(times, 0.95), most: 10, unit: 'ms' },
  {
    name: '8,000 characters of nonsense, the longest',
    value: Math.max(...nonsense.map(({ took }) => took)),
    most: 5000,
    unit: 'ms',
  },
  { name: 'meanwhile the server’s own thread, the longest', value: waits.max / 1e6, most: 100, unit: 'ms' },
])
