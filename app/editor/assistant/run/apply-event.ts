import type { TaskEvent } from '../../../features/assistant/tasks/events'
import type { Run } from './run'

/** A run with one more event in it. Events come in order; one that is there already changes nothing. */
export function applyEvent({ run, event }: { run: Run; event: TaskEvent }): Run {
  if (event.number <= run.lastEvent) return run
  return { ...run, ...changeOf({ run, event }), lastEvent: event.number }
}

function changeOf({ run, event }: { run: Run; event: TaskEvent }): Partial<Run> {
  switch (event.type) {
    case 'status':
      return { state: event.data.state }
    case 'delta':
      return { state: 'working', text: run.text + event.data.text }
    case 'reset':
      return { state: 'working', text: '', offers: [], facts: undefined, result: {} }
    case 'patch':
      return { offers: [...run.offers, { suggestion: event.data, state: 'open' }] }
    case 'facts':
      return { facts: event.data }
    case 'result':
      return { result: event.data }
    case 'done':
      return { state: event.data.status }
    case 'error':
      return { state: 'failed', message: event.data.message }
  }
}
