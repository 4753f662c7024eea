import { toast, toastStore } from '~/components/ui/toast'
import { BLANK_TEXTS } from '~/session/export/blank-texts'
import { isBlankContent } from '../../../collections/resumes/is-blank-content'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { nameOfRefused, refusedField } from '../fields/refused-field'
import type { Editor, FieldTarget } from '../session/editor'
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

/** Rows that are nobody else's; the same city or position may well be one's own. */
const PERSONAL = ['name', 'email', 'phone', 'url', 'profile']
/** Addresses that belong to nobody, as examples have them. */
const INVENTED = /[@.]example\.(?:com|org|net|cn)\b/i

type SampleOptions = { content: ResumeContent; sample: ResumeContent | undefined }

/** Where it still says what the example says it was begun from, a field of each entry; what is hidden leaves with no file. */
function sampleLeft({ content, sample }: SampleOptions): FieldTarget[] {
  const rows = content.baseInfo.list.filter(
    ({ kind, value, hidden }) =>
      !hidden &&
      value !== '' &&
      PERSONAL.includes(kind) &&
      (INVENTED.test(value) ||
        sample?.baseInfo.list.some((other) => other.kind === kind && other.value === value)),
  )
  const samples = new Map(
    sample?.entryList.flatMap(({ items }) => items.map((item) => [item.id, item] as const)),
  )
  const items = content.entryList.flatMap((section) => (section.hidden ? [] : section.items))
  return [
    ...rows.map(({ id }) => ({ owner: id, field: 'value' })),
    ...items.flatMap((item) => {
      const other = samples.get(item.id)
      const field = (['title', 'text'] as const).find((name) => item[name] && item[name] === other?.[name])
      return field && !item.hidden ? [{ owner: item.id, field }] : []
    }),
  ]
}
