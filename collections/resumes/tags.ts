import * as z from 'zod'

/** Of one resume. */
export const MOST_TAGS = 10
export const LONGEST_TAG = 30

/** A person's own words for a resume, to find it by; no part of the document. */
export const resumeTags = z
  .array(z.string().trim().min(1).max(LONGEST_TAG))
  .max(MOST_TAGS)
  .describe('One’s own words to find it by, up to 10; never printed or exported')

/** Stored tags as the schema of today reads them. */
export function tagsOf({ tags }: { tags?: unknown }): string[] {
  return resumeTags.safeParse(tags).data ?? []
}

/** The same tags with each once, whatever its case; the first spelling stays. */
export function distinctTags(tags: readonly string[]): string[] {
  const byWord = new Map<string, string>()
  for (const tag of tags) {
    const word = tag.normalize('NFKC').toLowerCase()
    if (!byWord.has(word)) byWord.set(word, tag)
  }
  return [...byWord.values()]
}
