import type { RecruitmentFields } from './fields'
import type { SearchEntry } from '../entry'

/** A job is found by position, company, city, tags and description. */
export function recruitmentEntries({ document }: { document: unknown }): SearchEntry[] {
  // an edge: the table of sources gives each its own collection's documents
  const { id, position, company, city, tags, description, language, updatedAt } =
    document as RecruitmentFields
  const place = [company, city, ...(tags ?? [])].join(' · ')
  const url = `/recruitment/${id}`
  return [
    {
      kind: 'recruitment',
      language,
      url,
      title: position,
      summary: place,
      body: plain(description),
      changedAt: updatedAt,
    },
  ]
}

/** Markdown signs are not words. */
function plain(markdown: string): string {
  return markdown.replace(/[*_#>`]/g, '')
}
