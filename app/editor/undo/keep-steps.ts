import * as z from 'zod'
import { readKept, writeKept } from '~/features/device-copies/kept'
import type { ResumeState } from '../session/resume-state'
import type { DocumentStore, Step, Steps } from '../store/create-document-store'
import { fingerprint } from './fingerprint'
import { listen } from '~/components/ui/listen'

/** Of each side; a browser has room for some five million letters a tab. */
const MOST_STEPS = 100
const MOST_LETTERS = 500_000

const placeOf = (id: string) => ({ at: 'sessionStorage', key: `jianli-undo-${id}` }) as const

const operation = z.discriminatedUnion('op', [
  z.object({ op: z.enum(['test', 'add', 'replace']), path: z.string(), value: z.unknown() }),
  z.object({ op: z.literal('remove'), path: z.string() }),
  z.object({ op: z.literal('move'), from: z.string(), path: z.string() }),
])
const steps = z.array(z.object({ name: z.string(), merge: z.string().optional(), patch: z.array(operation) }))
const kept = z.object({ end: z.string(), past: steps, future: steps })

type Options = { id: string; store: DocumentStore<ResumeState> }

/**
 * Keeps undo and redo in this tab when its page goes, so that they are there after a reload. Signing out clears what a
 * tab keeps. Answers the stop, which keeps them, too.
 */
export function keepSteps({ id, store }: Options): () => void {
  const keep = () => write({ id, store })
  const hidden = () => {
    if (document.visibilityState === 'hidden') keep()
  }
  const deafen = [listen(window, { pagehide: keep }), listen(document, { visibilitychange: hidden })]
  return () => {
    keep()
    deafen.forEach((stop) => stop())
  }
}

/** Gives a document the steps that were kept for it, if it is the very one that they end in. */
export function recallSteps({ id, store }: Options): void {
  const found = kept.safeParse(readKept(placeOf(id))).data
  if (found?.end === fingerprint(store.get())) store.recall(found)
}

function write({ id, store }: Options): void {
  const { past, future } = store.steps()
  const hasNone = past.length + future.length === 0
  const value = hasNone
    ? null
    : { end: fingerprint(store.get()), past: nearest(past), future: nearest(future) }
  writeKept({ ...placeOf(id), value })
}

/** The steps that would be taken first, as many as there is room for. */
function nearest(list: Steps['past']): Step[] {
  let room = MOST_LETTERS
  const far = list.toReversed().findIndex((step, index) => {
    room -= JSON.stringify(step).length
    return room < 0 || index >= MOST_STEPS
  })
  return far < 0 ? [...list] : far === 0 ? [] : list.slice(-far)
}
