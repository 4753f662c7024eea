import type { Emitter } from '../tasks/create-emitter.server'
import type { Suggestion } from '../tasks/events'

/** Says suggestions as a `patch` each; one whose key was said before takes that one's place. */
export const showPatches =
  (emitter: Emitter) =>
  async ({ changed }: { changed: readonly Suggestion[] }): Promise<void> => {
    for (const suggestion of changed) await emitter.emit('patch', suggestion)
  }
