import * as z from 'zod'

/** What is missing was not read at all, what is unreadable came back as other letters, or as none. */
const FINDING_KINDS = ['missing', 'out-of-order', 'unreadable'] as const

const offset = z.int().min(0)
const field = z.strictObject({ owner: z.string(), field: z.string(), from: offset, to: offset })

const finding = z.strictObject({
  kind: z.enum(FINDING_KINDS),
  block: z.string().describe('The block of the page'),
  field: field
    .nullable()
    .describe('The field its text stands in, with the offsets there; null where none is known'),
  text: z
    .string()
    .describe(
      'What is missing or stands elsewhere, or the letters that do not come back; cut where it is long',
    ),
  page: z.int().min(1).describe('From 1'),
  line: z
    .int()
    .min(0)
    .describe('From 0: the line it was read in; of what is missing, the line before which it should stand'),
})

/** An exported PDF read back: what a program takes out of it, and in what that differs from the document. */
export const reading = z.strictObject({
  pages: z.array(z.array(z.string())).describe('Lines by page, in the file’s order'),
  planned: z.int().min(0).describe('How many pages were planned'),
  findings: z.array(finding),
  more: z.int().min(0).describe('Findings beyond those that are named'),
})

export type Finding = z.output<typeof finding>
export type Reading = z.output<typeof reading>
