import { toast, toastStore } from '~/components/ui/toast'
import { BLANK_TEXTS } from '~/session/export/blank-texts'
import { isBlankContent } from '../../../collections/resumes/is-blank-content'
import { nameOfRefused, refusedField } from '../fields/refused-field'
import type { Editor, FieldTarget } from '../session/editor'
import { sampleLeft } from '../shell/sample-left'
import { EXPORTED_TEXTS } from '../texts/exported-texts'
import { exampleOf } from '../writing/example-text'
import { nameOfField } from '../writing/name-of-field'

type Ask = { editor: Editor; /** Makes the file all the same. */ go: () => void }

/** Says that a file would be empty, before there is one. Answers the notice; undefined where something is written. */
export function askOfBlank({ editor, go }: Ask): number | undefined {
  const isOver = () => !isBlankContent(editor.content())
  if (isOver()) return undefined
  const texts = BLANK_TEXTS[editor.language]
  const notice = toast.warning(texts.blank, { label: texts.anyway, onAction: go })
  return endWith({ notice, watch: editor.subscribe, isOver })
}

type Tell = {
  editor: Editor
  /** Leads to a field. */
  jump: (target: FieldTarget) => void
}

/** Says that a file goes out with what stood in a field before, for what is typed there can't be stored. Answers the notice. */
export function tellOfRefused({ editor, jump }: Tell): number | undefined {
  const target = refusedField(editor)
  if (!target) return undefined
  const texts = EXPORTED_TEXTS[editor.language]
  const notice = toast.warning(texts.refusedLeft(nameOfRefused(editor, target)), {
    label: texts.jump,
    onAction: () => jump(target),
  })
  return endWith({ notice, watch: editor.drafts.subscribe, isOver: () => !refusedField(editor) })
}

/** Says that a file goes out with a stranger's words in it, and where they stand. It holds nobody up. Answers the notice. */
export async function tellOfSample({ editor, jump }: Tell): Promise<number | undefined> {
  const { language } = editor
  const content = editor.content()
  const sample = await exampleOf(editor)
  const left = sampleLeft({ content, sample })
  const [target] = left
  if (!target) return undefined
  const texts = EXPORTED_TEXTS[language]
  const notice = toast.warning(texts.sampleLeft(nameOfField({ content, language, ...target }), left.length), {
    label: texts.jump,
    // The same stands among what the check says.
    isBrief: true,
    onAction: () => jump(target),
  })
  const isOver = () => sampleLeft({ content: editor.content(), sample }).length === 0
  return endWith({ notice, watch: editor.subscribe, isOver })
}

type End = { notice: number; watch: Editor['subscribe']; isOver: () => boolean }

/** Takes a notice away when its cause has gone. Answers the notice. */
function endWith({ notice, watch, isOver }: End): number {
  const stop = watch(() => {
    const isShown = toastStore.get().some(({ id }) => id === notice)
    if (isShown && !isOver()) return
    toast.dismiss(notice)
    stop()
  })
  return notice
}
