import { toast } from '~/components/ui/toast'
import { nameOfRefused, refusedField } from '../fields/refused-field'
import type { Editor, FieldTarget } from '../session/editor'
import { SHELL_TEXTS } from '../texts/shell-texts'

type Options = { editor: Editor; jump: (target: FieldTarget) => void }

/** Says that a file goes out with what stood in a field before, for what is typed there can't be stored. Answers the notice. */
export function tellOfRefused({ editor, jump }: Options): number | undefined {
  const target = refusedField(editor)
  if (!target) return undefined
  const texts = SHELL_TEXTS[editor.language]
  return toast.warning(texts.refusedLeft(nameOfRefused(editor, target)), {
    label: texts.sampleJump,
    onAction: () => jump(target),
  })
}
