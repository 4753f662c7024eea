import type { ResumeContent } from '../../../../collections/resumes/schema'
import type { TaskEvent } from '../../../features/assistant/tasks/events'
import { stateOfPast } from './fate-of'
import type { Run } from './run'

/** `content` is the document on screen: what an earlier visit was offered may be in it, or not fit it any more. */
type ApplyEventOptions = { run: Run; event: TaskEvent; content: ResumeContent }

/** A run with one more event in it. Events come in order; one that is there already changes nothing. */
export function applyEvent({ run, event, content }: ApplyEventOptions): Run {
  if (event.number <= run.lastEvent) return run
  return { ...run, ...changeOf({ run, event, content }), lastEvent: event.number }
}

function changeOf({ run, event, content }: ApplyEventOptions): Partial<Run> {
  switch (event.type) {
    case 'status':
      return { state: event.data.state }
    case 'delta':
      return { state: 'working', text: run.text + event.data.text }
    case 'reset':
      return { state: 'working', text: '', offers: [], facts: undefined, result: {} }
    case 'patch':
      return {
        offers: [
          ...run.offers,
          {
            suggestion: event.data,
            state: run.isPast ? stateOfPast({ content, ops: event.data.ops }) : 'open',
          },
        ],
      }
    case 'facts':
      return { facts: event.data }
    case 'result':
      return { result: event.data }
    case 'done':
      return { state: event.data.status }
    case 'error':
      return { state: 'failed', message: event.data.message, fault: event.data.code }
  }
}
