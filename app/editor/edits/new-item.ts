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
import { BASE_INFO_NAMES } from '../../../collections/resumes/base-info-names'

/** A new section with one empty item to fill in. */
export function newSection({ kind, title }: { kind: SectionKind; title: string }): EntrySection {
  return entrySection.parse({ kind, title, hideWhenEmpty: true, items: kind === 'skill' ? [] : [{}] })
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
