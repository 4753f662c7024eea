import { fieldOf } from '../edits/set-field'
import type { EditorParts } from '../session/editor'
import { targetOf } from './refused-field'

/**
 * What a field could not take is over once the field is set anew, whoever sets it: on the page, by undo, by the assistant, in
 * another tab. Answers the stop.
 */
export function dropAnswered({ store, drafts }: Pick<EditorParts, 'store' | 'drafts'>): () => void {
  let before = store.get().content
  return store.subscribe(() => {
    const { content } = store.get()
    for (const [key] of drafts.refused()) {
      const was = fieldOf({ content: before, ...targetOf(key) })
      const is = fieldOf({ content, ...targetOf(key) })
      // What was deleted may come back.
      if (was !== undefined && is !== undefined && was !== is) drafts.drop(key)
    }
    before = content
  })
}
