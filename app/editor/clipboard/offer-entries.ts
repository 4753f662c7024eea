import type { ResumeContent } from '../../../collections/resumes/schema'
import { toast } from '~/components/ui/toast'
import { fieldOf } from '../edits/set-field'
import type { Editor, FieldTarget } from '../session/editor'

type Offer = {
  editor: Pick<Editor, 'content' | 'subscribe' | 'history'>
  target: FieldTarget
  /** The document as the paste left it. */
  after: ResumeContent
  text: string
  label: string
  onAction: () => void
}

/** Offers something for what was pasted, until that is undone or anything else is changed. */
export function offerEntries({ editor, target, after, text, label, onAction }: Offer): void {
  let last = after
  const isOver = () => {
    const now = editor.content()
    if (now === last) return false
    const [was, is] = [last, now].map((content) => fieldOf({ content, ...target }))
    last = now
    return editor.history().redo !== undefined || is === was || is === undefined
  }
  if (isOver()) return
  const id = toast.info(text, { label, onAction })
  const stop = editor.subscribe(() => {
    if (!isOver()) return
    stop()
    toast.dismiss(id)
  })
}
