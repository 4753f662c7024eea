import { groupEntries } from './sources/group-entries'
import { guideEntries } from './sources/guide-entries'
import { recruitmentEntries } from './sources/recruitment-entries'
import { templateEntries } from './sources/template-entries'
import type { SearchSource } from './search-source'

/** Every collection that the search looks through. */
export const SEARCH_SOURCES: SearchSource[] = [
  { slug: 'templates', entriesOf: templateEntries },
  { slug: 'resume-groups', entriesOf: groupEntries },
  { slug: 'guides', entriesOf: guideEntries },
  { slug: 'recruitments', entriesOf: recruitmentEntries },
]
