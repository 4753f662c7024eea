import { isBlankItem, isBlankSkill } from '../../../collections/resumes/is-blank-item'
import type { EntrySection, ResumeContent } from '../../../collections/resumes/schema'

type Written = { section: EntrySection; content: ResumeContent }

/** A section whose last words have gone is no bare title on paper. One that was empty before stays what it was. Changes `after`. */
export function hideEmptied({ before, after }: Record<'before' | 'after', ResumeContent>): void {
  for (const section of before.entryList) {
    if (section.hideWhenEmpty || isEmptySection({ section, content: before })) continue
    const now = after.entryList.find(({ id }) => id === section.id)
    if (now && isEmptySection({ section: now, content: after })) now.hideWhenEmpty = true
  }
}

/** Whether nothing is written in any entry of a section that is shown. */
export function isEmptySection({ section, content }: Written): boolean {
  if (section.kind === 'skill') return content.skill.list.every((row) => row.hidden || isBlankSkill(row))
  return section.items.every((item) => item.hidden || isBlankItem({ item, section }))
}
