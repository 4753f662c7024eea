import type { Step } from '../../../collections/resumes/in-step'
import type { EntrySection, ResumeContent } from '../../../collections/resumes/schema'
import type { TwinMark } from './compare-twins'
import type { Pair } from './pair-of'
import { writeNotes } from './settle'
import { PLACE, valuesOf } from './values-of'

type Element = { id: string }
type Options = { draft: ResumeContent; pair: Pair; twin: string; marks: readonly TwinMark[] }

/**
 * Takes over from the twin what the marks speak of: a field, an element with all it holds, its removal, its place or the
 * order of a list. The words of what comes over wait to be translated. Changes the draft it is given.
 */
export function takeOver({ draft, pair, twin, marks }: Options): void {
  for (const mark of marks) if (mark.canTake) take({ draft, from: pair.otherContent, mark })
  const notes = new Map<string, Pick<Step, 'own' | 'other'>>()
  for (const [key, { value, isFree, owner }] of valuesOf(draft)) {
    const there = pair.other.get(key)?.value
    const isNew = !owner.startsWith('$') && !pair.own.has(`${owner}.${PLACE}`)
    if (isNew && value !== '')
      notes.set(key, { own: value, other: isFree || !/\p{L}/u.test(value) ? value : null })
    else if (marks.some((mark) => mark.key === key && mark.canTake))
      notes.set(key, { own: value, other: there ?? '' })
  }
  for (const { key, kind } of marks) if (kind === 'removed') notes.set(key, { own: '', other: '' })
  writeNotes({ draft, pair, twin, notes })
}

function take({ draft, from, mark }: { draft: ResumeContent; from: ResumeContent; mark: TwinMark }): void {
  const { kind, owner, field, is, own } = mark
  if (kind === 'order') return reorder({ list: listOf(draft, owner), ids: is.split(' ') })
  const place = { draft, from, list: is, id: owner }
  if (kind === 'removed') remove({ list: listOf(draft, own), id: owner })
  if (kind === 'moved') move({ ...place, was: own })
  if (kind === 'added') add(place)
  if (kind === 'text' || kind === 'free') copyField({ draft, from, owner, field })
}

/** A list by what it belongs to; elements know it by `$in`. */
function listOf(content: ResumeContent, owner: string): Element[] {
  if (owner === '$baseInfo') return content.baseInfo.list
  if (owner === '$skill') return content.skill.list
  if (owner === '$entryList') return content.entryList
  for (const section of content.entryList) {
    if (section.id === owner) return section.items
    const item = section.items.find(({ id }) => id === owner)
    if (item) return item.facts
  }
  return []
}

function remove({ list, id }: { list: Element[]; id: string }): Element | undefined {
  const at = list.findIndex((element) => element.id === id)
  return at < 0 ? undefined : list.splice(at, 1)[0]
}

type PlaceOptions = { draft: ResumeContent; from: ResumeContent; list: string; id: string }

/** Nothing comes over but the place: the words are those that stood here. */
function move({ was, ...place }: PlaceOptions & { was: string }): void {
  const element = remove({ list: listOf(place.draft, was), id: place.id })
  if (element) insert({ ...place, element })
}

/** With what it holds, except what stands elsewhere here: that has been moved into it, and is moved by itself. */
function add(place: PlaceOptions): void {
  const here = new Set(elementsOf(place.draft).map(({ id }) => id))
  const element = listOf(place.from, place.list).find(({ id }) => id === place.id)
  if (element && !here.has(place.id)) insert({ ...place, element: withoutThose(element, here) })
}

function withoutThose(element: Element, ids: ReadonlySet<string>): Element {
  const copy: Element & Partial<Record<'items' | 'facts', Element[]>> = structuredClone(element)
  for (const name of ['items', 'facts'] as const)
    if (copy[name])
      copy[name] = copy[name].filter(({ id }) => !ids.has(id)).map((part) => withoutThose(part, ids))
  return copy
}

/** Behind what it stands behind there; at the start without any such thing. */
function insert({ draft, from, list, id, element }: PlaceOptions & { element: Element }): void {
  const [mine, theirs] = [listOf(draft, list), listOf(from, list)]
  const at = theirs.findIndex((one) => one.id === id)
  const previous = theirs.slice(0, at).findLast((one) => mine.some((own) => own.id === one.id))
  const behind = mine.findIndex((one) => one.id === previous?.id)
  mine.splice(behind + 1, 0, element)
}

/** The common elements in the order of `ids`, each in a place where one of them stood. */
function reorder({ list, ids }: { list: Element[]; ids: readonly string[] }): void {
  const sorted = ids.flatMap((id) => list.find((element) => element.id === id) ?? [])
  const next = list.map((element) => (ids.includes(element.id) ? (sorted.shift() ?? element) : element))
  list.splice(0, list.length, ...next)
}

type FieldOptions = { draft: ResumeContent; from: ResumeContent; owner: string; field: string }

function copyField({ draft, from, owner, field }: FieldOptions): void {
  const [target, source] = [thingOf(draft, owner), thingOf(from, owner)]
  if (!target || !source) return
  const fields = owner === '$avatar' ? ['url', 'show'] : [field]
  const values = Object.entries(source).filter(([name]) => fields.includes(name))
  Object.assign(target, structuredClone(Object.fromEntries(values)))
}

function thingOf(content: ResumeContent, owner: string): object | undefined {
  if (owner === '$avatar') return content.avatar
  if (owner === '$baseInfo') return content.baseInfo
  if (owner === '$skill') return content.skill
  return elementsOf(content).find(({ id }) => id === owner)
}

function elementsOf({ baseInfo, skill, entryList }: ResumeContent): Element[] {
  const inside = (section: EntrySection) => [
    section,
    ...section.items.flatMap((item) => [item, ...item.facts]),
  ]
  return [...baseInfo.list, ...skill.list, ...entryList.flatMap(inside)]
}
