import type { Language } from '../../../collections/resumes/schema'

export const RESUME_SORTS = ['updated', 'created', 'title'] as const
export type ResumeSort = (typeof RESUME_SORTS)[number]

export type ArrangedBy = {
  /** all of its words are in title, name, position or tags */
  q: string
  /** exactly this one; null: any or none */
  tag: string | null
  sort: ResumeSort
  /** whose order of letters titles have */
  language: Language
}
export type Arranged = {
  id: string
  title: string
  /** name and position */
  about: string
  tags: readonly string[]
  /** ISO 8601 */
  createdAt: string
  updatedAt: string
}
export type TagCount = { tag: string; count: number }

/** The resumes that are asked for, in the order asked for; in the account as in a guest's browser. */
export function arrangeResumes<Row extends Arranged>(rows: readonly Row[], by: ArrangedBy): Row[] {
  const words = folded(by.q).split(/\s+/).filter(Boolean)
  const found = rows.filter(({ title, about, tags }) => {
    if (by.tag !== null && !tags.includes(by.tag)) return false
    const text = folded([title, about, ...tags].join('\n'))
    return words.every((word) => text.includes(word))
  })
  return found.sort(orderOf(by))
}

/** Which tags there are, the most used first. */
export function countTags(rows: readonly Pick<Arranged, 'tags'>[]): TagCount[] {
  const counts = new Map<string, number>()
  for (const tag of rows.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1))
}

function orderOf({ sort, language }: ArrangedBy): (a: Arranged, b: Arranged) => number {
  const byId = (a: Arranged, b: Arranged) => (a.id < b.id ? -1 : 1)
  if (sort === 'title') {
    const { compare } = new Intl.Collator(language, { numeric: true })
    return (a, b) => compare(a.title, b.title) || byId(a, b)
  }
  const time = sort === 'created' ? 'createdAt' : 'updatedAt'
  return (a, b) => b[time].localeCompare(a[time]) || byId(a, b)
}

/** Without the difference of case and of full and half width. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
