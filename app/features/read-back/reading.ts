import * as z from 'zod'

/** A page's text is missing, stands where it should not, or comes back as other letters than were written. */
export const FINDING_KINDS = ['missing', 'out-of-order', 'unreadable'] as const

/** Pages and lines are counted as the file has them: pages from 1, lines from 0. */
const finding = z.strictObject({
  kind: z.enum(FINDING_KINDS),
  /** The block of the page, see `fieldOfBlock`; and the field its text stands in, with the offsets there, where one is known. */
  block: z.string(),
  field: z
    .strictObject({ owner: z.string(), field: z.string(), from: z.int().min(0), to: z.int().min(0) })
    .nullable(),
  /** What is missing or stands elsewhere, or the letters that do not come back; cut where it is long. */
  text: z.string(),
  page: z.int().min(1),
  /** The line it was read in; of what is missing, the line before which it should stand. */
  line: z.int().min(0),
})

/** An exported PDF read back: what a program takes out of it, and in what that differs from the document. */
export const reading = z.strictObject({
  /** Lines by page, in the file's order. */
  pages: z.array(z.array(z.string())),
  /** How many pages were planned. */
  planned: z.int().min(0),
  findings: z.array(finding),
  /** Findings beyond those that are named. */
  more: z.int().min(0),
})

export type Finding = z.output<typeof finding>
export type FindingKind = Finding['kind']
export type Reading = z.output<typeof reading>
