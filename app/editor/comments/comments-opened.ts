import { createValue } from '~/session/create-value'

/** Whether the comments are open. */
export const commentsOpened = createValue(false)
/** The comment that is looked at: its words are outlined on the page. */
export const shownComment = createValue<string | undefined>(undefined)

/** Opens them, at one of them where it is said. */
export function openComments(id?: string): void {
  shownComment.set(id)
  commentsOpened.set(true)
}

export function closeComments(): void {
  shownComment.set(undefined)
  commentsOpened.set(false)
}
