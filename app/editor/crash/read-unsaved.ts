import { getMany, keys } from 'idb-keyval'
import * as z from 'zod'
import { withOpenEnds } from '../../features/guest-resumes/read-guest-resume'
import { resumeState } from '../session/resume-state'
import type { Unsaved } from './keep-unsaved'
import { copyKey, unsavedStore } from '../../features/device-copies/unsaved-store'

const stored = z.object({
  id: z.string(),
  tab: z.string(),
  revision: z.number(),
  base: resumeState,
  state: resumeState,
  sent: z.array(resumeState).optional().catch(undefined),
  at: z.string(),
})

/** A copy that was kept as JSON; undefined where it is none. */
export function parseUnsaved(json: string | null): Unsaved | undefined {
  try {
    return unsavedOf(JSON.parse(json ?? 'null'))
  } catch {
    return undefined
  }
}

const unsavedOf = (value: unknown): Unsaved | undefined =>
  stored.safeParse(value).data ?? stored.safeParse(withOpenEnds(value)).data

/** All copies of a resume's unsaved changes, the newest first; none where the browser keeps nothing. */
export async function readUnsaved(id: string): Promise<Unsaved[]> {
  const start = copyKey({ id })
  try {
    const own = (await keys(unsavedStore())).filter(
      (key): key is string => typeof key === 'string' && key.startsWith(start),
    )
    const copies = await getMany<unknown>(own, unsavedStore())
    return copies.flatMap((copy) => unsavedOf(copy) ?? []).sort((a, b) => b.at.localeCompare(a.at))
  } catch {
    return []
  }
}
