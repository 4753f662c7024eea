import * as z from 'zod'
import { SECTION_KINDS } from '../../../../collections/resumes/choices'

/** Lengths are em of the text they belong to, unless a description says otherwise; colours are roles, never values. */
export const em = z.number().min(0).max(30)
export const px = z.number().min(0).max(60)
export const leading = z.number().min(1).max(2.2)
export const kinds = z.array(z.enum(SECTION_KINDS))
export const field = z.enum(['title', 'subtitle', 'place', 'date'])

/** What text is written in. Those that read well on paper do on every ground: a ground gives the roles other values. */
export const ink = z.enum(['ink', 'deep', 'muted', 'inherit'])
/** What lines, blocks and marks are drawn in. */
export const line = z.enum(['theme', 'deep', 'line', 'pale', 'rule', 'ink'])
/** What text may stand on. The slate is the same whatever colour a person chooses. */
export const ground = z.enum(['paper', 'tint', 'theme', 'slate'])
export type Ground = z.infer<typeof ground>

const size = z.number().min(0.7).max(4)

export const textStyle = z.strictObject({
  /** `serif` holds where the page is set in the font of that name, `sans` in all others */
  size: z.union([size, z.strictObject({ sans: size, serif: size })]).optional(),
  leading: leading.optional(),
  bold: z.boolean().optional(),
  color: ink.optional(),
})
export type TextStyle = z.infer<typeof textStyle>
