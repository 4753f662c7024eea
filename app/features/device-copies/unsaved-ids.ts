import { keys } from 'idb-keyval'
import { LAST_MOMENT, unsavedStore } from './unsaved-store'

/** Of which resumes there are changes here that no server has; what another program left beside one is none. */
export async function unsavedIds(): Promise<Set<string>> {
  const last = Object.keys(localStorage).flatMap((key) =>
    key.startsWith(LAST_MOMENT) ? key.slice(LAST_MOMENT.length) : [],
  )
  const all = await keys(unsavedStore()).catch(() => [])
  const copies = [...last, ...all].filter((key) => typeof key === 'string')
  return new Set(copies.flatMap((key) => (key.endsWith('/data-tmp') ? [] : (key.split('/')[0] ?? []))))
}
