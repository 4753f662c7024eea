import { isLink } from '../../../collections/resumes/link-rule'
import { linkStretch } from '../../document/text/link-text'
import { findPlace } from '../edits/find-place'
import { wordsBeside } from '../edits/row-address'
import { fieldOf, setField, type FieldValue } from '../edits/set-field'
import type { WrittenField } from './written-field'

/** Whether a field is an address, of which the page may print less than it holds. */
export const isAddress = (field: string): boolean => field === 'link' || field === 'url'

/** What of a field's text stands on the page, in UTF-16 units: all of it, but of an address what is printed. */
export function shownStretch({ content, owner, field }: WrittenField) {
  const url = isAddress(field) ? fieldOf({ content, owner, field }) : undefined
  return typeof url === 'string' ? linkStretch({ url, linkStyle: content.config.linkStyle }) : undefined
}

type Set = WrittenField & { value: FieldValue }

/** Stores what is written on the page. A row's words that repeat its address, or the end of it, go along with it. */
export function setWritten({ content, owner, field, value }: Set): void {
  const row = field === 'url' ? rowOf({ content, owner }) : undefined
  if (row && typeof value === 'string')
    row.value = wordsBeside({ words: row.value, url: row.url, next: value })
  setField({ content, owner, field, value })
}

type Owned = Pick<WrittenField, 'content' | 'owner'>

/** The address that a row's words are as a whole, where it has none yet. */
export function addressInWords({ content, owner }: Owned): string | undefined {
  const row = rowOf({ content, owner })
  const isWhole = row?.url === '' && /^https?:\/\/\S+\.\S+$/i.test(row.value) && isLink(row.value)
  return isWhole ? row.value : undefined
}

function rowOf({ content, owner }: Owned) {
  const place = findPlace({ content, id: owner })
  return place?.kind === 'row' ? place.value : undefined
}
