import * as z from 'zod'

/** Owner and field with a dot between, of elements that have an id or of a part such as `$skill`. */
const fieldKey = z
  .string()
  .regex(/^\$?[\w-]{1,64}\.\$?\w{1,40}$/)
  .describe('Owner and field, `id.title`')
const elementId = z.string().regex(/^[\w-]{1,64}$/)
const said = z.string().max(20_000)

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
  .optional()
  .describe(
    'What the two languages of a resume said when they were last in step; for the owner’s editor alone',
  )

export type InStep = NonNullable<z.output<typeof inStep>>
export type Step = z.output<typeof step>
