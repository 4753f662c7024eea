import * as z from 'zod'
import { sizeOf } from './size-of'

/** Owner and field with a dot between, of elements that have an id or of a part such as `$skill`. */
const fieldKey = z
  .string()
  .regex(/^\$?[\w-]{1,64}\.\$?\w{1,40}$/)
  .describe('Owner and field, `id.title`')
const elementId = z.string().regex(/^[\w-]{1,64}$/)
/** Longer than the longest field, which is a hundred keywords in a row. */
const said = z.string().max(25_000)
/** Fields of both documents, with those of entries that are gone; and what all of them say, on both sides. */
const MOST_NOTES = 20_000
const MOST_LETTERS = 800_000

/** What both sides of one field said when they were last in step. */
export const step = z.strictObject({
  own: said,
  other: said.nullable().describe('null: has never been in step, and waits to be translated'),
  at: z.number().describe('Milliseconds since 1970; of the two twins’ notes on a field the later one holds'),
})

/**
 * Where a resume and its twin in the other language were last in step, field by field. Fields that are empty on both
 * sides have no note. It is kept in the document, so that undo, versions and merging know it.
 */
export const inStep = z
  .strictObject({
    with: z.string().max(64).describe('Id of the twin; notes on another one count for nothing'),
    same: z
      .record(elementId, elementId)
      .default({})
      .describe('Ids of the twin’s elements, each with its counterpart here, where the two differ'),
    fields: z.record(fieldKey, step).default({}),
  })
  .refine(
    ({ same, fields }) => [same, fields].every((record) => Object.keys(record).length <= MOST_NOTES),
    'too-long',
  )
  .refine((steps) => sizeOf(steps).letters <= MOST_LETTERS, 'too-long')
  .optional()
  .describe(
    'What the two languages of a resume said when they were last in step; for the owner’s editor alone',
  )

export type InStep = NonNullable<z.output<typeof inStep>>
export type Step = z.output<typeof step>

/** Whether notes can be stored; what can't be is not written down, so that it refuses nobody a save. */
export const canBeStored = (steps: InStep): boolean => inStep.safeParse(steps).success
