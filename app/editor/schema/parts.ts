import { BASE_INFO_NAMES } from '../../../collections/resumes/base-info-names'
import type { Language, SectionKind } from '../../../collections/resumes/choices'
import {
  baseInfoRow,
  entryItem,
  entrySection,
  fact,
  skillRow,
  type BaseInfoRow,
} from '../../../collections/resumes/schema'

export { FIELD_SCHEMAS, OWNER_SHAPES } from '../fields/field-schemas'

/** A new section with one empty item to fill in. */
export const newSection = ({ kind, title }: { kind: SectionKind; title: string }) =>
  entrySection.parse({ kind, title, hideWhenEmpty: true, items: kind === 'skill' ? [] : [{}] })
export const newItem = () => entryItem.parse({})
export const newFact = () => fact.parse({})
export const newSkill = () => skillRow.parse({})
export const newRow = ({ kind, language }: { kind: BaseInfoRow['kind']; language: Language }) =>
  baseInfoRow.parse({ kind, key: BASE_INFO_NAMES[language][kind] })
