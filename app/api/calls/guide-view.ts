import * as z from 'zod'
import { GUIDE_TAG_KEYS } from '../../../collections/guide-tags'
import { LANGUAGES } from '../../../collections/resumes/schema'

export const guideTag = z.enum(GUIDE_TAG_KEYS)

const picture = z.object({
  id: z.string(),
  url: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
})

export const guideSummary = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    language: z.enum(LANGUAGES),
    tags: z.array(guideTag),
    author: z.string(),
    cover: picture.nullable(),
    publishedAt: z.string().nullable(),
    updatedAt: z.string(),
  })
  .meta({ id: 'GuideSummary' })

/** A Lexical document; Payload's editor checks its nodes when it is stored. */
export const guideContent = z
  .looseObject({
    root: z.looseObject({ type: z.string(), children: z.array(z.looseObject({ type: z.string() })) }),
  })
  .describe('A Lexical document, as Payload’s editor stores it')
