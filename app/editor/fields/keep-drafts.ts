import * as z from 'zod'
import { readKept, writeKept } from '~/features/device-copies/kept'
import type { Draft, Drafts } from './drafts'

const placeOf = (id: string) => ({ at: 'sessionStorage', key: `jianli-refused-${id}` }) as const

const kept = z.array(z.tuple([z.string(), z.object({ text: z.string(), error: z.string() })]))

/** What was typed into the fields of a resume and could not be stored, as this tab kept it; by field. */
export function recallDrafts(id: string): [string, Draft][] {
  return kept.safeParse(readKept(placeOf(id))).data ?? []
}

/** Keeps it in this tab, so that it is there after a reload. Signing out clears what a tab keeps. Answers the stop. */
export function keepDrafts({ id, drafts }: { id: string; drafts: Drafts }): () => void {
  const keep = () => {
    const refused = drafts.refused()
    writeKept({ ...placeOf(id), value: refused.length > 0 ? refused : null })
  }
  keep()
  return drafts.subscribe(keep)
}
