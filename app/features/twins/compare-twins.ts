import type { Pair } from './pair-of'
import { keyOf, ORDER, PLACE, type TwinValue } from './values-of'

export type TwinMark = {
  key: string
  owner: string
  field: string
  /** `text`: words to be written anew; `free`: the same in any language; else what became of the element. */
  kind: 'text' | 'free' | 'added' | 'removed' | 'moved' | 'order'
  /** What the other language said when both were in step; null: it was never translated. */
  was: string | null
  /** What the other language says now. */
  is: string
  /** What stands here. */
  own: string
  /** Whether it can be taken over as it is. */
  canTake: boolean
}

/**
 * What of a resume the other language has left behind: changed there since both were last in step, and not here. In page
 * order. Who edits a text whose counterpart changed has settled it; what no language changes is settled when both say the same.
 */
export function compareTwins(pair: Pair): TwinMark[] {
  return keysInOrder(pair).flatMap((key) => {
    const value = pair.own.get(key) ?? pair.other.get(key)
    if (!value) return []
    if (value.field === PLACE) return placeMark({ pair, key, value })
    if (!isOnBoth(pair, value.owner)) return []
    return value.field === ORDER ? orderMark({ pair, key, value }) : fieldMark({ pair, key, value })
  })
}

/** What may be taken over by one press: no words are to be weighed, and nothing goes. A removal is taken alone, by its name. */
export const takenTogether = (marks: readonly TwinMark[]): TwinMark[] =>
  marks.filter(({ canTake, kind }) => canTake && kind !== 'text' && kind !== 'removed')

type MarkOptions = { pair: Pair; key: string; value: TwinValue }

/** What both sides say of a field, and what of it has changed since they were in step. */
export function sidesOf({ pair, key }: { pair: Pair; key: string }) {
  const [own, other] = [pair.own.get(key)?.value ?? '', pair.other.get(key)?.value ?? '']
  const note = pair.notes.get(key) ?? { own: '', other: '' }
  return { own, other, note, hasOwnChanged: own !== note.own, hasOtherChanged: other !== note.other }
}

function fieldMark({ pair, key, value: { owner, field, isFree } }: MarkOptions): TwinMark[] {
  const { own, other, note, hasOwnChanged, hasOtherChanged } = sidesOf({ pair, key })
  if (!hasOtherChanged) return []
  const isSettled = isFree ? own === other : hasOwnChanged || (own === other && note.other !== null)
  if (isSettled) return []
  const wasSame = note.own !== '' && note.own === note.other
  const mark = { key, owner, field, was: note.other, is: other, own }
  return [{ ...mark, kind: isFree ? 'free' : 'text', canTake: isFree || wasSame || other === '' }]
}

function placeMark({ pair, key, value: { owner, field } }: MarkOptions): TwinMark[] {
  const { own, other, note, hasOtherChanged } = sidesOf({ pair, key })
  if (own === other || !hasOtherChanged) return []
  // an entry comes with its section, and goes with it; it moves once its new section is here
  if (!isOnBoth(pair, other || own)) return []
  // what it holds here and there is elsewhere moves first, or it would be removed unseen
  if (other === '' && holdsWhatStays(pair, owner)) return []
  const kind = own === '' ? 'added' : other === '' ? 'removed' : 'moved'
  return [{ key, owner, field, kind, was: note.other, is: other, own, canTake: true }]
}

function orderMark({ pair, key, value: { owner, field } }: MarkOptions): TwinMark[] {
  const { own, other, note } = sidesOf({ pair, key })
  const [mine, theirs, before] = [own, other, note.other ?? ''].map((list) => list.split(' '))
  if (!mine || !theirs || !before) return []
  const here = mine.filter((id) => theirs.includes(id))
  const there = theirs.filter((id) => mine.includes(id))
  if (here.join(' ') === there.join(' ')) return []
  const known = before.filter((id) => there.includes(id))
  if (known.join(' ') === there.filter((id) => known.includes(id)).join(' ') && known.length === there.length)
    return []
  return [{ key, owner, field, kind: 'order', was: note.other, is: other, own, canTake: true }]
}

function holdsWhatStays({ own, other }: Pick<Pair, 'own' | 'other'>, owner: string): boolean {
  const inside = Array.from(own.values()).filter(({ field, value }) => field === PLACE && value === owner)
  return inside.some((one) => other.has(keyOf(one)) || holdsWhatStays({ own, other }, one.owner))
}

/** Parts without an id are in every document. */
function isOnBoth({ own, other }: Pair, owner: string): boolean {
  const key = `${owner}.${PLACE}`
  return owner.startsWith('$') || (own.has(key) && other.has(key))
}

/** All fields as they are read here, each that is only there behind the one it stands behind there. */
function keysInOrder({ own, other }: Pair): string[] {
  const behind = new Map<string | undefined, string[]>()
  let previous: string | undefined
  for (const key of other.keys()) {
    if (own.has(key)) previous = key
    else behind.set(previous, [...(behind.get(previous) ?? []), key])
  }
  const after = (key: string | undefined) => behind.get(key) ?? []
  return [...after(undefined), ...Array.from(own.keys()).flatMap((key) => [key, ...after(key)])]
}
