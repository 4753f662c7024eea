import { fieldOf } from '../edits/set-field'
import type { EditorParts } from '../session/editor'
import { targetOf } from './refused-field'

const DATES: ReadonlySet<string> = new Set(['start', 'end'])

/**
 * What a date's field could not take is over once the date is set anew, whoever sets it: on the page, by undo, by the assistant, in
 * another tab. A text that is too long stays: it is nowhere else. Answers the stop.
 */
export function dropAnswered({ store, drafts }: Pick<EditorParts, 'store' | 'drafts'>): () => void {
  let before = store.get().content
  return store.subscribe(() => {
    const { content } = store.get()
    for (const [key] of drafts.refused()) {
      const target = targetOf(key)
      if (!DATES.has(target.field)) continue
      const was = fieldOf({ content: before, ...target })
      const is = fieldOf({ content, ...target })
      // What was deleted may come back.
      if (was !== undefined && is !== undefined && was !== is) drafts.drop(key)
    }
    before = content
  })
}
