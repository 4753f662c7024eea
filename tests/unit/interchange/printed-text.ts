import { fieldsOfItem } from '../../../collections/resumes/fields-of-item'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { wordsOfField } from '../../factories/filled-item'

/** Every text of a document that a page prints, in the order of the page, one to a line. */
export function printedText(content: ResumeContent): string {
  const rows = content.baseInfo.list.flatMap((row) => [row.key, row.value, row.url])
  const skills = content.skill.list.flatMap((row) => [row.key, row.level, ...row.tags])
  const sections = content.entryList.flatMap((section) => [
    section.title,
    ...(section.kind === 'skill' ? skills : []),
    ...section.items.flatMap(fieldsOfItem).flatMap(wordsOfField),
  ])
  return [...rows, ...sections].filter((text) => text !== '').join('\n')
}
