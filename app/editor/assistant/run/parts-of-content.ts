import { findPlace } from '../../edits/find-place'
import { ITEM_LABELS } from '../../../../collections/resumes/section-labels'
import type { Language, ResumeContent } from '../../../../collections/resumes/schema'

/** A part of the resume that can be asked about, as the calls name it. */
export type ResumePart = { key: string; name: string; sectionId: string; itemId?: string }

/** What names a part in a task's input. */
export const inputOf = ({ sectionId, itemId }: { sectionId: string; itemId?: string | undefined }) => ({
  sectionId,
  ...(itemId ? { itemId } : {}),
})

type Options = { content: ResumeContent; language: Language }

/** All parts with something in them, sections before their entries, in the page's order. */
export function partsOfContent({ content, language }: Options): ResumePart[] {
  return content.entryList.flatMap((section) => {
    const name = section.title || ITEM_LABELS[language][section.kind].name
    if (section.kind === 'skill') {
      if (content.skill.list.length === 0) return []
      return [{ key: 'skill', name: content.skill.title || name, sectionId: 'skill' }]
    }
    if (section.items.length === 0) return []
    const items = section.items.map(({ id, title, subtitle }, index) => ({
      key: id,
      name: `${name} › ${title || subtitle || index + 1}`,
      ...{ sectionId: section.id, itemId: id },
    }))
    const whole = { key: section.id, name, sectionId: section.id }
    return items.length === 1 && !section.items[0]?.title ? [whole] : [whole, ...items]
  })
}

type PartOfOwnerOptions = { content: ResumeContent; parts: readonly ResumePart[]; owner: string }

/** The part that something belongs to; undefined for what is in none, as the contact data. */
export function partOfOwner({ content, parts, owner }: PartOfOwnerOptions): ResumePart | undefined {
  const place = findPlace({ content, id: owner })
  const isSkill = owner === '$skill' || place?.kind === 'skill'
  const isSkillSection = place?.kind === 'section' && place.value.kind === 'skill'
  const ids =
    isSkill || isSkillSection
      ? ['skill']
      : place?.kind === 'fact'
        ? [place.item.id, place.section.id]
        : place?.kind === 'item'
          ? [owner, place.section.id]
          : [owner]
  return ids.flatMap((id) => parts.find(({ key }) => key === id) ?? [])[0]
}
