import { fieldsOfItem, type FilledField } from '../../../../collections/resumes/fields-of-item'
import type { EntryItem, ResumeContent } from '../../../../collections/resumes/schema'
import { plainText } from '../../../document/rich-text/plain-text'
import { parseRichText } from '../../../document/rich-text/parse'

/** Every text of a resume without markup, hidden ones too: what the person has written is a source, printed or not. */
export function resumeTexts(content: ResumeContent): string[] {
  const sections = content.entryList.flatMap((section) => [
    section.title,
    ...section.items.flatMap((item) => itemTexts({ ...item, text: plainText(parseRichText(item.text)) })),
  ])
  const rows = content.baseInfo.list.flatMap(({ key, value }) => [key, value])
  const skills = content.skill.list.flatMap(({ key, level, tags }) => [key, level, ...tags])
  return [content.title, content.baseInfo.title, content.skill.title, ...rows, ...sections, ...skills].filter(
    Boolean,
  )
}

/** Every text of an item, empty ones too; start and end are one, the rich text is as it is stored. */
export function itemTexts(item: EntryItem): string[] {
  const textsOf = ({ name, control, value }: FilledField): string[] => {
    if (name === 'start') return [[item.start, item.end].filter(Boolean).join(' – ')]
    if (name === 'end') return []
    if (control === 'facts') return value.flatMap((fact) => [fact.label, fact.value])
    return control === 'tags' ? value : [value]
  }
  return fieldsOfItem(item).flatMap(textsOf)
}
