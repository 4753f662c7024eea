import { del } from 'idb-keyval'
import { moveImportNotes } from '../interchange/import-notes'
import type { GuestResume } from './guest-resume'
import { guestStore } from './guest-store'
import { listGuestResumes } from './list-guest-resumes'
import { rememberMoved } from './moved-resumes'

/** A resume as `resume/migration` takes it. */
export type MovingResume = Pick<
  GuestResume,
  'title' | 'templateCode' | 'layout' | 'layoutVersion' | 'content' | 'tags' | 'createdAt'
> & {
  localId: string
}
export type Moved = {
  /** New ids by local id. */
  ids: Record<string, string>
  /** Local ids for which the account has no room; they stay in the browser. */
  refused: string[]
}
type Options = { send: (resumes: MovingResume[]) => Promise<Moved> }

/** Small enough that a few photos stay under the size a call may have. */
const BATCH = 5

/**
 * Moves every resume of this browser into the account that has signed in, each once: a resume is removed here only
 * after the account has it, and sending it twice gives the same one. Throws what `send` throws.
 */
export async function migrateGuestResumes({ send }: Options): Promise<Moved> {
  const resumes = await listGuestResumes()
  const moved: Moved = { ids: {}, refused: [] }
  for (let at = 0; at < resumes.length; at += BATCH) {
    const { ids, refused } = await send(resumes.slice(at, at + BATCH).map(movingOf))
    Object.assign(moved.ids, ids)
    moved.refused.push(...refused)
    rememberMoved(ids)
    moveImportNotes(ids)
    for (const id of Object.keys(ids)) await del(id, guestStore())
  }
  return moved
}

function movingOf({ id, ...resume }: GuestResume): MovingResume {
  const { title, templateCode, layout, layoutVersion, content, tags, createdAt } = resume
  return { localId: id, title, templateCode, layout, layoutVersion, content, tags, createdAt }
}
