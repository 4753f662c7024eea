import { toast } from '~/components/ui/toast'
import type { Editor } from './editor'

/** `isBrief`: it goes after a while, too. */
type Offer = { editor: Editor; text: string; isBrief?: boolean }

/** Says what was just done, with an undo of that and nothing else: it goes away with the next change. */
export function offerUndo({ editor, text, isBrief = true }: Offer): void {
  const made = editor.state()
  const isStill = () => editor.state() === made
  const id = toast.success(text, {
    isBrief,
    onAction: () => {
      if (isStill()) editor.undo({ focus: false })
    },
  })
  const stop = editor.subscribe(() => {
    if (isStill()) return
    stop()
    toast.dismiss(id)
  })
}
