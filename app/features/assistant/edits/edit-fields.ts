import { itemFields } from '../../../../collections/resumes/fields-of-item'

/** What an edit may name. */
export type ElementKind = 'entry' | 'fact' | 'section' | 'skill' | 'row'

/** The fields of each kind of element that any task may change; a task allows some of them. */
export const FIELDS: Record<ElementKind, readonly string[]> = {
  entry: itemFields.filter(({ assistant }) => assistant === 'changes').map(({ name }) => name),
  fact: ['label', 'value'],
  section: ['title'],
  skill: ['key', 'level', 'tags'],
  row: ['key', 'value'],
}

/** All of them, as tasks name what they allow. */
export const ALL_FIELDS = Object.entries(FIELDS).flatMap(([of, fields]) =>
  fields.map((field) => `${of}.${field}`),
)

/** Their names, as an edit gives one. */
export const FIELD_NAMES = [...new Set(Object.values(FIELDS).flat())]
