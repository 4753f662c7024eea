import { entryAbove } from '../../../collections/resumes/joined-items'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { findPlace } from './find-place'

/** One name is drawn for positions at one employer: where it is written otherwise, it is for all of them. Changes `after`. */
export function renameJoined({ before, after }: { before: ResumeContent; after: ResumeContent }): void {
  for (const section of before.entryList)
    for (const item of section.items) {
      const above = item.joined ? entryAbove({ section, item }) : undefined
      if (!above) continue
      const now = findPlace({ content: after, id: above.id })
      const below = findPlace({ content: after, id: item.id })
      if (now?.kind !== 'item' || below?.kind !== 'item' || now.value.title === above.title) continue
      if (below.value.title === item.title && now.value.title.trim() !== '')
        below.value.title = now.value.title
    }
}
