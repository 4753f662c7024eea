import type { DataOf } from '~/api/engine/call-types'
import { createValue, type Value } from '~/session/create-value'
import type { CommentState } from '../../../collections/review-limits'
import type { Editor } from '../session/editor'
import { editorClient } from '../session/editor-client'
import { recallAccepted } from './follow-accepted'

export type Comment = DataOf<'POST /resume/comments/{id}'>[number]
/** What is known: undefined until it was fetched; `failed` while the last try has. */
export type Comments = { list?: readonly Comment[]; failed: boolean }
type Settling = { id: string; from: CommentState; to: CommentState }
export type CommentsStore = {
  value: Value<Comments>
  refresh: () => Promise<void>
  /** Says what became of a comment, shown at once. False: it was refused, as the caller was told. */
  settle: (settling: Settling) => Promise<boolean>
  answer: (answer: { id: string; text: string }) => Promise<boolean>
}

const stores = new WeakMap<Editor, CommentsStore>()

/** What readers wrote about the resume that is open. */
export function commentsOf(editor: Editor): CommentsStore {
  const store = stores.get(editor) ?? createStore(editor)
  stores.set(editor, store)
  return store
}

function createStore(editor: Editor): CommentsStore {
  const { id, guest } = editor
  const value = createValue<Comments>({ failed: false })
  const params = { id }
  // One after the other: an undo that follows an accepting must not arrive before it.
  let last: Promise<unknown> = Promise.resolve()
  const refresh = async () => {
    if (guest) return
    await editorClient()
      .call('POST /resume/comments/{id}', { params, ignoreToast: true })
      .then(
        (list) => {
          const isFirst = !value.get().list
          value.set({ list, failed: false })
          if (!isFirst) return
          for (const comment of list)
            if (comment.status === 'accepted') recallAccepted({ editor, store: { value, settle }, comment })
        },
        () => value.set({ ...value.get(), failed: true }),
      )
  }
  const attempt = (work: () => Promise<unknown>): Promise<boolean> => {
    const done = last.then(work).then(
      () => true,
      () => false,
    )
    last = done.then(refresh)
    return done
  }
  const settle: CommentsStore['settle'] = ({ id: commentId, from, to }) => {
    const list = value.get().list?.flatMap((one) => {
      if (one.id !== commentId) return [one]
      return to === 'removed' ? [] : [{ ...one, status: to }]
    })
    if (list) value.set({ ...value.get(), list })
    return attempt(() =>
      editorClient().call('POST /resume/comments/settle/{id}', { params, input: { commentId, from, to } }),
    )
  }
  return {
    value,
    refresh,
    settle,
    answer: ({ id: commentId, text }) =>
      attempt(() =>
        editorClient().call('POST /resume/comments/answer/{id}', { params, input: { commentId, text } }),
      ),
  }
}
