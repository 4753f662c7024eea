import type { ResumeContent } from '../../../../collections/resumes/schema'
import type { CheckedFacts, Suggestion, TaskEvent } from '../../../features/assistant/tasks/events'
import { fateOf } from './fate-of'
import type { Offer, Run } from './run'

/** `content` is the document on screen: what an earlier visit was offered may be in it, or not fit it any more. */
type ApplyEventOptions = { run: Run; event: TaskEvent; content: ResumeContent }

/** A run with one more event in it. Events come in order; one that is there already changes nothing. */
export function applyEvent({ run, event, content }: ApplyEventOptions): Run {
  if (event.number <= run.lastEvent) return run
  return { ...run, ...changeOf({ run, event, content }), lastEvent: event.number }
}

/** What tasks of before a suggestion's words were traced don't say. */
const UNTRACED = { wording: [], lost: [] } satisfies Partial<CheckedFacts>

function changeOf({ run, event, content }: ApplyEventOptions): Partial<Run> {
  switch (event.type) {
    case 'status':
      return { state: event.data.state }
    case 'delta':
      return { state: 'working', text: run.text + event.data.text }
    case 'reset':
      return { state: 'working', text: '', offers: [], facts: undefined, result: {} }
    case 'patch':
      return { offers: withSuggestion({ run, suggestion: { ...UNTRACED, ...event.data }, content }) }
    case 'facts':
      return { facts: { ...UNTRACED, ...event.data } }
    case 'result':
      return { result: event.data }
    case 'done':
      return { state: event.data.status }
    case 'error':
      return { state: 'failed', message: event.data.message, fault: event.data.code }
  }
}

type WithSuggestion = Pick<ApplyEventOptions, 'run' | 'content'> & { suggestion: Suggestion }

/** One more offer, or the one of this key with what is said of it now. */
function withSuggestion({ run, suggestion, content }: WithSuggestion): Offer[] {
  const isThere = run.offers.some((offer) => offer.suggestion.key === suggestion.key)
  if (isThere)
    return run.offers.map((offer) =>
      offer.suggestion.key === suggestion.key ? { ...offer, suggestion } : offer,
    )
  const state = run.isPast ? fateOf({ content, ops: suggestion.ops }) : 'open'
  return [...run.offers, { suggestion, state }]
}
