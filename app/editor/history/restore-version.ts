import { followTitle } from '../../../collections/resumes/title-of'
import { toast } from '~/components/ui/toast'
import type { Editor } from '../session/editor'
import type { Drawn } from './version'

type Options = { editor: Editor; drawn: Drawn; words: { step: string; done: string; undo: string } }

/**
 * Puts a version in the place of what is there, as one step of undo, which the editor saves like any other; a name that
 * somebody gave the resume stays. The notice offers to undo it for as long as nothing else was done.
 */
export function restoreVersion({ editor, drawn, words }: Options): void {
  const present = editor.state()
  const { title, content: before } = present
  editor.changeState({
    name: words.step,
    recipe: (draft) => {
      Object.assign(draft, drawn)
      draft.title = followTitle({ title, before, after: drawn.content })
    },
  })
  const restored = editor.state()
  // It was the same: there is nothing to take back.
  if (restored === present) return void toast.success(words.done)
  const notice = toast.success(words.done, {
    label: words.undo,
    onAction: () => {
      if (editor.state() === restored) editor.undo({ focus: false })
    },
  })
  const stop = editor.subscribe(() => {
    if (editor.state() === restored) return
    stop()
    toast.dismiss(notice)
  })
}
