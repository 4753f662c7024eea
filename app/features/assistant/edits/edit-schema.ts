import * as z from 'zod'
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

/** One change of one field, as the provider gives it. */
export const edit = z.strictObject({
  id: z.string().max(64).describe('Id of the entry, fact, skill, section or row to change, exactly as given'),
  field: z.enum(FIELD_NAMES).describe('Field of that element; tags are given one per line'),
  value: z
    .string()
    .max(20_000)
    .describe('The new text in full, in the same light Markdown (**bold**, lists with “- ”) as the old one'),
  why: z.string().max(600).describe('One short sentence for the person: what is better now'),
})
export type Edit = z.output<typeof edit>

export const edits = z.strictObject({
  edits: z.array(edit).max(200),
  questions: z
    .array(z.string().max(300))
    .max(10)
    .describe(
      'Facts that would make it stronger and that only the person knows, as questions; never guess them',
    ),
})
