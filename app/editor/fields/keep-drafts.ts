import * as z from 'zod'
import type { Draft, Drafts } from './drafts'

const keyOf = (id: string): string => `jianli-refused-${id}`

const kept = z.array(z.tuple([z.string(), z.object({ text: z.string(), error: z.string() })]))

/** What was typed into the fields of a resume and could not be stored, as this tab kept it; by field. */
export function recallDrafts(id: string): [string, Draft][] {
  try {
    return kept.safeParse(JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null')).data ?? []
  } catch {
    // A browser that keeps nothing, or something that is not ours.
    return []
  }
}

/** Keeps it in this tab, so that it is there after a reload. Signing out clears what a tab keeps. Answers the stop. */
export function keepDrafts({ id, drafts }: { id: string; drafts: Drafts }): () => void {
  const keep = () => {
    const refused = drafts.refused()
    try {
      if (refused.length > 0) sessionStorage.setItem(keyOf(id), JSON.stringify(refused))
      else sessionStorage.removeItem(keyOf(id))
    } catch {
      // No room: it lives as long as the page.
    }
  }
  keep()
  return drafts.subscribe(keep)
}
