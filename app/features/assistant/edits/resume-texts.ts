import type { ResumeContent } from '../../../../collections/resumes/schema'
import { plainText } from '../../../document/rich-text/plain-text'
import { parseRichText } from '../../../document/rich-text/parse'
import { itemTexts } from './item-texts'

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
