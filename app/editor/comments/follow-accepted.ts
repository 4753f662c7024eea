import type { Editor } from '../session/editor'
import { writtenText } from '../writing/written-field'
import type { Comment, CommentsStore } from './comments-store'

type Followed = {
  editor: Editor
  store: Pick<CommentsStore, 'value' | 'settle'>
  id: string
  target: { owner: string; field: string }
  /** Whether a text of its field is the one without the suggestion, or with it. */
  isBefore: Says
  isAfter: Says
}
type Says = (text: string) => boolean

/** Until the editor is left: what became of a suggestion that is accepted goes along with undo and redo. */
export function followAccepted({ editor, store, id, target, isBefore, isAfter }: Followed): void {
  let isTakenBack = false
  const look = () => {
    if (!editor.hasTravelled()) return
    const status = store.value.get().list?.find((one) => one.id === id)?.status
    const now = writtenText({ content: editor.content(), ...target }) ?? ''
    if (status === 'accepted' && isBefore(now)) {
      isTakenBack = true
      void store.settle({ id, from: 'accepted', to: 'open' })
    } else if (status === 'open' && isTakenBack && isAfter(now)) {
      void store.settle({ id, from: 'open', to: 'accepted' })
    }
  }
  // an undo is known as one only once everybody has heard of it
  editor.subscribe(() => queueMicrotask(look))
  // an undo may have been faster than the server
  look()
}

type Recalled = Pick<Followed, 'editor' | 'store'> & {
  comment: Pick<Comment, 'id' | 'target' | 'field' | 'quote' | 'suggestion'>
}

/**
 * The same for one that was accepted before a reload, which undo survives: what its field said before and after is told from the
 * words alone. One whose words stand there no more, or never stood there as they were suggested, is left as it is.
 */
export function recallAccepted({ editor, store, comment }: Recalled): void {
  const { id, target: owner, field, quote, suggestion: said } = comment
  if (said === null) return
  // The longer of the two holds the other, where one does.
  const isShortened = quote.includes(said)
  const isBefore: Says = (text) => text.includes(quote) && (isShortened || !text.includes(said))
  const isAfter: Says = (text) => text.includes(said) && !(isShortened && text.includes(quote))
  const now = writtenText({ content: editor.content(), owner, field }) ?? ''
  if (isAfter(now) || editor.hasTravelled())
    followAccepted({ editor, store, id, target: { owner, field }, isBefore, isAfter })
}
