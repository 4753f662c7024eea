import type { DataFromCollectionSlug } from 'payload'
import type { ShownState } from '../../../collections/review-limits'

export type ReviewComment = DataFromCollectionSlug<'review-comments'>

/** One entry of a thread as it goes out. */
export type ThreadEntry = {
  id: string
  by: 'reader' | 'owner'
  /** what a reader calls themselves; empty where they didn't say */
  name: string
  text: string
  /** written in this browser */
  own: boolean
  createdAt: string
}
export type Thread = ThreadEntry & {
  link: string
  block: string
  target: string
  field: string
  offset: number
  quote: string
  suggestion: string | null
  status: ShownState
  answers: ThreadEntry[]
}

type Options = { rows: readonly ReviewComment[]; reader?: string | null }

/** Rows as comments with their answers, both in the order in which they were written; without what its owner removed. */
export function threadsOf({ rows, reader }: Options): Thread[] {
  const isOwn = (row: ReviewComment) => Boolean(reader) && row.reader === reader
  const sorted = rows.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id))
  return sorted
    .filter((row) => !row.answerTo)
    .filter(isShown)
    .map((row) => ({
      ...entryOf(row, isOwn(row)),
      link: row.link,
      block: row.block ?? '',
      target: row.target ?? '',
      field: row.field ?? '',
      offset: row.offset ?? 0,
      quote: row.quote ?? '',
      suggestion: row.suggestion ?? null,
      status: row.status,
      answers: sorted
        .filter(({ answerTo }) => answerTo === row.id)
        .map((answer) => entryOf(answer, isOwn(answer))),
    }))
}

function isShown(row: ReviewComment): row is ReviewComment & { status: ShownState } {
  return row.status !== 'removed'
}

function entryOf({ id, by, name, text, createdAt }: ReviewComment, own: boolean): ThreadEntry {
  return { id, by, name: name ?? '', text: text ?? '', own, createdAt }
}
