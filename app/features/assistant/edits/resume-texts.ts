import type { ResumeContent } from '../../../../collections/resumes/schema'
import { plainText } from '../../../document/rich-text/plain-text'
import { parseRichText } from '../../../document/rich-text/parse'

/** Every text of a resume without markup, hidden ones too: what the person has written is a source, printed or not. */
export function resumeTexts(content: ResumeContent): string[] {
  const sections = content.entryList.flatMap((section) => [
    section.title,
    ...section.items.flatMap((item) => [
      ...[
        item.title,
        item.subtitle,
        item.place,
        [item.start, item.end].filter(Boolean).join(' – '),
        item.link,
      ],
      ...item.facts.flatMap(({ label, value }) => [label, value]),
      ...item.tags,
      plainText(parseRichText(item.text)),
    ]),
  ])
  const rows = content.baseInfo.list.flatMap(({ key, value }) => [key, value])
  const skills = content.skill.list.flatMap(({ key, level, tags }) => [key, level, ...tags])
  return [content.title, content.baseInfo.title, content.skill.title, ...rows, ...sections, ...skills].filter(
    Boolean,
  )
}
