import type { CheckedText } from '../edits/doubts'
import type { Emitter } from '../tasks/create-emitter.server'
import type { CheckedFacts } from '../tasks/events'

/** Says the facts of texts that are no suggestions, those of all of them at once. */
export const showFacts =
  (emitter: Emitter) =>
  ({ texts }: { texts: readonly CheckedText[] }): Promise<void> =>
    emitter.emit('facts', factsOf(texts))

export const factsOf = (texts: readonly CheckedText[]): CheckedFacts => ({
  flags: texts.flatMap(({ flags }) => flags),
  wording: texts.flatMap(({ wording }) => wording),
  lost: texts.flatMap(({ lost }) => lost),
  sources: texts.flatMap(({ sources }) => sources),
})
