import * as z from 'zod'
import { LINK_RULE } from './link-rule'
import { newId } from './new-id'

/** The kinds of values that the resume schema is made of. */

export const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/)
  .default(() => newId())
  .describe('Stable id; patches and the page plan refer to it')
export const line = (max = 300) => z.string().max(max).default('')
export const text = z.string().max(20_000).default('').describe('Rich text as the Markdown subset')
export const hidden = z.boolean().default(false).describe('Kept in the document, not printed')
export const px = (min: number, max: number, initial: number) => z.number().min(min).max(max).default(initial)
export const extra = z
  .record(z.string().max(200), z.json())
  .optional()
  .describe('What an import brought that has no field of ours; goes out again on export')

export const partialDate = z
  .union([
    z.literal(''),
    z.string().regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, { error: 'date' }),
  ])
  .default('')
  .describe('YYYY, YYYY-MM or YYYY-MM-DD, as the person gave it')

export const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: 'color' })

/** Only what the page may draw or link to. */
export const linkUrl = z
  .string()
  .max(LINK_RULE.most)
  .regex(LINK_RULE.pattern, { error: 'url' })
  .refine(LINK_RULE.isSafe, { error: 'url' })
  .default('')

export const photoUrl = z
  .string()
  .max(700_000)
  .regex(/^(|data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+|https?:\/\/\S+|\/[\w./-]+)$/, {
    error: 'photo',
  })
  .default('')
  .describe('A site path, a web address (kept, not drawn) or a data URL of a PNG, JPEG or WebP')
