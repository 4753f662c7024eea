import { parseRichText } from '../../../app/document/rich-text/parse'
import { plainText } from '../../../app/document/rich-text/plain-text'
import type { ResumeContent } from '../../../collections/resumes/schema'

/** Every text of a document that a page prints, in the order of the page, one to a line. */
export function printedText(content: ResumeContent): string {
  const rows = content.baseInfo.list.flatMap((row) => [row.key, row.value, row.url])
  const skills = content.skill.list.flatMap((row) => [row.key, row.level, ...row.tags])
  const sections = content.entryList.flatMap((section) => [
    section.title,
    ...(section.kind === 'skill' ? skills : []),
    ...section.items.flatMap((item) => [
      item.title,
      item.subtitle,
      item.place,
      item.start,
      item.end,
      item.link,
      ...item.facts.flatMap((fact) => [fact.label, fact.value]),
      ...item.tags,
      plainText(parseRichText(item.text)),
    ]),
  ])
  return [...rows, ...sections].filter((text) => text !== '').join('\n')
}
