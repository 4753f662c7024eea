import type { Payload, PayloadRequest } from 'payload'
import type { SearchEntry } from './entry'

/** A collection whose published documents are found by the site's search. */
export type SearchSource = {
  slug: string
  entriesOf: (options: {
    document: unknown
    payload: Payload
    req?: PayloadRequest
  }) => SearchEntry[] | Promise<SearchEntry[]>
}
