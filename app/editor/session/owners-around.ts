import type { ResumeContent } from '../../../collections/resumes/schema'
import { findPlace } from '../edits/find-place'

/** The folds that must be open for something's fields to be seen. */
export function ownersAround({ content, id }: { content: ResumeContent; id: string }): string[] {
  const place = findPlace({ content, id })
  if (id === '$baseInfo' || id === '$avatar' || place?.kind === 'row') return ['$baseInfo']
  if (id === '$skill' || place?.kind === 'skill') {
    return content.entryList.filter(({ kind }) => kind === 'skill').map((section) => section.id)
  }
  if (place?.kind === 'section') return [id]
  if (place?.kind === 'item') return [place.section.id, id]
  return place?.kind === 'fact' ? [place.section.id, place.item.id] : []
}
