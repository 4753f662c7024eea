import { canBeStored, type InStep, type Step } from '../../../collections/resumes/in-step'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { sidesOf, type TwinMark } from './compare-twins'
import type { Pair } from './pair-of'
import { keyOf, PLACE } from './values-of'

type Notes = ReadonlyMap<string, Pick<Step, 'own' | 'other'>>
type WriteOptions = { draft: ResumeContent; pair: Pair; twin: string; notes: Notes }

/**
 * Writes down in a document where it and its twin are in step now. Changes the draft it is given. Where that is too much,
 * what was noted of elements that are gone is forgotten; if it still is, nothing is written.
 */
export function writeNotes({ draft, pair, twin, notes }: WriteOptions): void {
  const kept: InStep =
    draft.inStep?.with === twin
      ? draft.inStep
      : { with: twin, same: Object.fromEntries(pair.same), fields: {} }
  const fields = Object.fromEntries(
    Array.from(notes, ([key, note]): [string, Step] => [key, { ...note, at: pair.now }]),
  )
  const all: InStep = { ...kept, fields: { ...kept.fields, ...fields } }
  const stored = canBeStored(all) ? all : withoutGone(all, pair)
  if (canBeStored(stored)) draft.inStep = stored
}

function withoutGone(steps: InStep, { own, other }: Pair): InStep {
  const isThere = (key: string) => {
    const place = keyOf({ owner: key.slice(0, key.lastIndexOf('.')), field: PLACE })
    return key.startsWith('$') || own.has(place) || other.has(place)
  }
  return {
    ...steps,
    fields: Object.fromEntries(Object.entries(steps.fields).filter(([key]) => isThere(key))),
  }
}

/** “It is right as it is”: both sides are in step as they are. */
export function keepAsIs(marks: readonly TwinMark[]): Notes {
  return new Map(marks.map(({ key, own, is }) => [key, { own, other: is }]))
}

/**
 * What has come into step without a word since it was last written down: a text that was edited on both sides, and what
 * says the same on both. Everything, when nothing was ever written down.
 */
export function cameInStep(pair: Pair): Notes {
  if (pair.isNew) return pair.notes
  const keys = new Set([...pair.own.keys(), ...pair.other.keys()])
  return new Map(
    Array.from(keys).flatMap((key) => {
      const { own, other, hasOwnChanged, hasOtherChanged } = sidesOf({ pair, key })
      const value = pair.own.get(key) ?? pair.other.get(key)
      const isCome = value?.isFree
        ? own === other && (hasOwnChanged || hasOtherChanged)
        : hasOwnChanged && hasOtherChanged && pair.own.has(key) && pair.other.has(key)
      return isCome ? [[key, { own, other }] as const] : []
    }),
  )
}
