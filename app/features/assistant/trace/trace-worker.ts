import { answerQuestions } from '../../threads/answer-questions'
import type { TraceAnswer, TraceQuestion } from './trace-in-worker.server'
import { dictionary } from './dictionary/dictionary'
import { prepareSources, type FactSources, type PreparedSources } from './sources'
import { traceText } from './trace-text'

/** The guard's own thread: answers one question after the other. */

/** A task asks a few times about the same sources, among other tasks. */
const MOST_HELD = 8
const held = new Map<string, PreparedSources>()

function prepared(sources: FactSources): PreparedSources {
  const key = JSON.stringify(sources)
  const found = held.get(key) ?? prepareSources(sources)
  // to the end of the order, so that what was asked for longest ago goes first
  held.delete(key)
  held.set(key, found)
  for (const oldest of Array.from(held.keys()).slice(0, -MOST_HELD)) held.delete(oldest)
  return found
}

// before it is ready, so that no question's time is spent on it
dictionary()
answerQuestions(({ sources, claims }: TraceQuestion): TraceAnswer => {
  const ready = prepared(sources)
  return claims.map((claim) => traceText({ ...claim, sources: ready }))
})
