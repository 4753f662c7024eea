import * as z from 'zod'
import { readKept, writeKept } from '~/features/device-copies/kept'
import type { TypedDrafts } from './session'

const PLACE = { at: 'sessionStorage', key: 'assistant-drafts' } as const

const kept = z.object({ id: z.string(), drafts: z.record(z.string(), z.string()) })

/** What was typed into the panel of a resume and not sent, over a reload of this tab; that of the last resume only. */
export function readDrafts(id: string): TypedDrafts {
  const found = kept.safeParse(readKept(PLACE))
  return found.success && found.data.id === id ? found.data.drafts : {}
}

export function keepDrafts({ id, drafts }: { id: string; drafts: TypedDrafts }): void {
  const typed = Object.entries(drafts).filter(([, text]) => text)
  if (typed.length > 0) writeKept({ ...PLACE, value: { id, drafts: Object.fromEntries(typed) } })
  else if (Object.keys(readDrafts(id)).length > 0) writeKept({ ...PLACE, value: null })
}
