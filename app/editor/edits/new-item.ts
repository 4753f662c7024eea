import type { Language, SectionKind } from '../../../collections/resumes/choices'
import {
  baseInfoRow,
  entryItem,
  entrySection,
  fact,
  skillRow,
  type BaseInfoRow,
  type EntryItem,
  type EntrySection,
  type Fact,
  type SkillRow,
} from '../../../collections/resumes/schema'
import { ITEM_LABELS } from '../labels/section-labels'
import { BASE_INFO_NAMES } from '../texts/base-info-kinds'

/** A new section with its usual title and one empty item to fill in. Titles are in the language of the page. */
export function newSection({ kind, language }: { kind: SectionKind; language: Language }): EntrySection {
  const title = ITEM_LABELS[language][kind].name
  return entrySection.parse({ kind, title, items: kind === 'skill' ? [] : [{}] })
}

export function newItem(): EntryItem {
  return entryItem.parse({})
}

export function newFact(): Fact {
  return fact.parse({})
}

export function newSkill(): SkillRow {
  return skillRow.parse({})
}

export function newRow({ kind, language }: { kind: BaseInfoRow['kind']; language: Language }): BaseInfoRow {
  return baseInfoRow.parse({ kind, key: BASE_INFO_NAMES[language][kind] })
}
