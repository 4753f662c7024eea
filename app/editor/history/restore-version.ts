import { followTitle } from '../../../collections/resumes/title-of'
import { toast } from '~/components/ui/toast'
import type { Editor } from '../session/editor'
import { offerUndo } from '../session/offer-undo'
import type { Drawn } from './version'

type RestoreOptions = { editor: Editor; drawn: Drawn; words: { step: string; done: string; undo: string } }

/**
 * Puts a version in the place of what is there, as one step of undo, which the editor saves like any other; a name that
 * somebody gave the resume stays. The notice offers to undo it for as long as nothing else was done.
 */
export function restoreVersion({ editor, drawn, words: { step, done: text, undo } }: RestoreOptions): void {
  const before = editor.state()
  editor.changeState({
    name: step,
    recipe: (draft) => {
      Object.assign(draft, drawn)
      draft.title = followTitle({ title: before.title, before: before.content, after: drawn.content })
    },
  })
  // It was the same: there is nothing to take back.
  if (editor.state() === before) toast.success(text)
  else offerUndo({ editor, text, undo, isBrief: false })
}
