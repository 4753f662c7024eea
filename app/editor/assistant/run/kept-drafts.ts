import * as z from 'zod'
import type { TypedDrafts } from './session'

const KEY = 'assistant-drafts'

const kept = z.object({ id: z.string(), drafts: z.record(z.string(), z.string()) })

/** What was typed into the panel of a resume and not sent, over a reload of this tab; that of the last resume only. */
export function readDrafts(id: string): TypedDrafts {
  try {
    const found = kept.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return found.success && found.data.id === id ? found.data.drafts : {}
  } catch {
    return {}
  }
}

export function keepDrafts({ id, drafts }: { id: string; drafts: TypedDrafts }): void {
  const typed = Object.entries(drafts).filter(([, text]) => text)
  try {
    if (typed.length > 0)
      sessionStorage.setItem(KEY, JSON.stringify({ id, drafts: Object.fromEntries(typed) }))
    else if (Object.keys(readDrafts(id)).length > 0) sessionStorage.removeItem(KEY)
  } catch {
    // Then they live as long as the page.
  }
}
