import { toast } from '~/components/ui/toast'
import type { Editor, FieldTarget } from '../session/editor'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { exampleOf } from '../writing/example-text'
import { nameOfField } from '../writing/name-of-field'
import { sampleLeft } from './sample-left'

type Options = { editor: Editor; jump: (target: FieldTarget) => void }

/** Says that a file goes out with a stranger's words in it, and where they stand. It holds nobody up. Answers the notice. */
export async function tellOfSample({ editor, jump }: Options): Promise<number | undefined> {
  const { language } = editor
  const content = editor.content()
  const left = sampleLeft({ content, sample: await exampleOf(editor) })
  const [target] = left
  if (!target) return undefined
  const texts = SHELL_TEXTS[language]
  return toast.warning(texts.sampleLeft(nameOfField({ content, language, ...target }), left.length), {
    label: texts.sampleJump,
    onAction: () => jump(target),
  })
}
