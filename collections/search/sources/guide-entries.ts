import * as z from 'zod'
import { LANGUAGES } from '../../resumes/schema'
import type { SearchEntry } from '../entry'
import { lexicalText } from '../lexical-text'

const guide = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string().nullish(),
  content: z.unknown(),
  language: z.enum(LANGUAGES),
  updatedAt: z.string(),
})

/** A guide is found by its title, summary and text. */
export function guideEntries({ document }: { document: unknown }): SearchEntry[] {
  const { slug, title, summary, content, language, updatedAt } = guide.parse(document)
  const body = lexicalText(content)
  const url = `/guide/${slug}`
  return [{ kind: 'guide', language, url, title, summary: summary ?? '', body, changedAt: updatedAt }]
}
