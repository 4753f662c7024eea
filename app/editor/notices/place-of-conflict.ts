import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Conflict } from '../../document/patch/merge-three-way'
import { findPlace } from '../edits/find-place'

type Options = { content: ResumeContent; conflict: Pick<Conflict, 'path'> }

/** What of the document a conflict is in, and which of its fields; undefined where that is no part of the content. */
export function placeOfConflict({ content, conflict: { path } }: Options) {
  const [root, part, ...rest] = path
  if (root !== 'content' || part === undefined) return undefined
  const at = path.findLastIndex((key) => findPlace({ content, id: key }) !== undefined)
  const owner = path[at]
  return owner === undefined ? { owner: `$${part}`, field: rest[0] } : { owner, field: path[at + 1] }
}
