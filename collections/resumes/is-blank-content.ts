import { isBlankItem, isBlankSkill, isBlankText } from './is-blank-item'
import type { ResumeContent } from './schema'

/** Whether nothing of a document would be read on paper but perhaps its headings. */
export function isBlankContent({ avatar, baseInfo, entryList, skill }: ResumeContent): boolean {
  if (avatar.show && avatar.url !== '') return false
  const sections = entryList.filter(({ hidden, kind }) => !hidden && kind !== 'skill')
  return (
    baseInfo.list.every((row) => row.hidden || isBlankText(row.value)) &&
    sections.every((section) =>
      section.items.every((item) => item.hidden || isBlankItem({ item, section })),
    ) &&
    (entryList.some(({ hidden, kind }) => hidden && kind === 'skill') ||
      skill.list.every((row) => row.hidden || isBlankSkill(row)))
  )
}
