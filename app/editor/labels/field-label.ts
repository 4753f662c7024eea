import type { Language, SectionKind } from '../../../collections/resumes/choices'
import { ITEM_FIELDS } from '../../../collections/resumes/item-fields'

type Words = Record<Language, string>
type Options = { kind: SectionKind; field: string; language: Language }

/** What a form of the section's kind calls an item's field; undefined for what is no such field. */
export function fieldLabel({ kind, field, language }: Options): string | undefined {
  const known = Object.entries(ITEM_FIELDS).find(([name]) => name === field)?.[1]
  if (!known) return undefined
  const { asked, label }: { asked: Partial<Record<SectionKind, Words | true>>; label: Words } = known
  const own = asked[kind]
  return (own === undefined || own === true ? label : own)[language]
}
