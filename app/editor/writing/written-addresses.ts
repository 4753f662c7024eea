import type { ResumeContent } from '../../../collections/resumes/schema'
import { linkStretch, linkText } from '../../document/text/link-text'
import { findPlace } from '../edits/find-place'
import { fieldOf, setField, type FieldValue } from '../edits/set-field'
import type { WrittenField } from './written-field'

/** Whether a field is an address, of which the page may print less than it holds. */
export const isAddress = (field: string): boolean => field === 'link' || field === 'url'

/** What of a field's text stands on the page, in UTF-16 units: all of it, but of an address what is printed. */
export function shownStretch({
  content,
  owner,
  field,
}: WrittenField): { from: number; to: number } | undefined {
  const url = isAddress(field) ? fieldOf({ content, owner, field }) : undefined
  return typeof url === 'string' ? linkStretch({ url, linkStyle: content.config.linkStyle }) : undefined
}

type Set = WrittenField & { value: FieldValue }

/** Stores what is written on the page. A row's words that repeat its address, or the end of it, go along with it. */
export function setWritten({ content, owner, field, value }: Set): void {
  const row = field === 'url' ? rowOf({ content, owner }) : undefined
  if (row && typeof value === 'string')
    row.value = wordsBeside({ words: row.value, before: row.url, after: value })
  setField({ content, owner, field, value })
}

function rowOf({ content, owner }: { content: ResumeContent; owner: string }) {
  const place = findPlace({ content, id: owner })
  return place?.kind === 'row' ? place.value : undefined
}

function wordsBeside({ words, before, after }: { words: string; before: string; after: string }): string {
  if (words === '' || words === before) return words && after
  const [bare, old] = [after, before].map((url) => linkText({ url, linkStyle: 'short' })) as [string, string]
  const said = linkText({ url: words, linkStyle: 'short' })
  if (!old.toLowerCase().endsWith(said.toLowerCase())) return words
  const front = old.slice(0, old.length - said.length)
  return bare.startsWith(front) ? bare.slice(front.length) : words
}
