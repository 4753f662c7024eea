import { toast } from '~/components/ui/toast'
import { linesOf } from '../../document/rich-text/lines'
import { schemaParts } from '../schema/schema-parts'
import type { Editor } from '../session/editor'
import { PASTED_TEXTS } from '../texts/pasted-texts'
import { checkWritten } from '../writing/check-written'
import { writeLines } from '../writing/written-field'
import { pastedLines } from './pasted-lines'

type Options = { editor: Editor; html: string; text: string }

/** What is too long for a line may be a section. */
export function offerSection({ editor, html, text }: Options): void {
  const { language } = editor
  const texts = PASTED_TEXTS[language]
  const content = editor.content()
  const title = PASTED_TEXTS[content.config.language].pastedText
  const section = schemaParts().newSection({ kind: 'custom', title })
  const [item] = section.items
  if (!item) return
  const plain = () => linesOf([{ type: 'paragraph', children: [{ type: 'text', value: text.trim() }] }])
  item.text = writeLines(pastedLines({ html, text, isAtLineStart: true }) ?? plain())
  const drawn = { ...content, entryList: [section] }
  if (
    checkWritten({ content: drawn, language, owner: item.id, field: 'text', value: item.text }) !== undefined
  )
    return
  toast.info(texts.tooLong, {
    label: texts.ownSection,
    // It can be pasted once more.
    isBrief: true,
    onAction: () => {
      editor.change({ name: texts.ownSection, recipe: ({ entryList }) => void entryList.push(section) })
      editor.pen.enter({ owner: section.id, field: 'title' }, 'end')
    },
  })
}
