import type { Language, SectionKind } from './choices'
import { ITEM_FIELDS, type Control, type FieldsWith, type ItemField, type ItemFieldName } from './item-fields'
import type { EntryItem } from './schema'

// an edge: keys lose their names
export const ITEM_FIELD_NAMES = Object.keys(ITEM_FIELDS) as ItemFieldName[]

export type NamedField = { [C in Control]: ItemField<C> & { name: FieldsWith<C> } }[Control]
/** A field of one item with what stands in it; `control` tells what that is. */
export type FilledField = {
  [C in Control]: ItemField<C> & { name: FieldsWith<C>; value: EntryItem[FieldsWith<C>] }
}[Control]

/** The table as a list, in its order. */
// an edge: a name that isn't known loses which row is its own
export const itemFields = ITEM_FIELD_NAMES.map((name) => ({ ...ITEM_FIELDS[name], name })) as NamedField[]

/** The fields of an item, in the table's order, empty ones too. */
export function fieldsOfItem(item: EntryItem): FilledField[] {
  // an edge: as above
  return itemFields.map((field) => ({ ...field, value: item[field.name] })) as FilledField[]
}

/** What the form of a kind of section calls a field; undefined where it doesn't ask for it. */
export function askedAs({ field, kind, language }: AskedOptions): string | undefined {
  const words = field.asked[kind]
  return words === true ? field.label[language] : words?.[language]
}
type AskedOptions = { field: NamedField; kind: SectionKind; language: Language }

export function isAsked({ name, kind }: { name: ItemFieldName; kind: SectionKind }): boolean {
  return itemFields.some((field) => field.name === name && field.asked[kind] !== undefined)
}

/** The usual names of the fields in a language. */
export function labelsOfFields(language: Language): Record<ItemFieldName, string> {
  // an edge: entries lose the names of their fields
  return Object.fromEntries(itemFields.map(({ name, label }) => [name, label[language]])) as Record<
    ItemFieldName,
    string
  >
}
