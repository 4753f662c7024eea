import { columnOfFlow } from '../../document/layouts/column-of-flow'
import { composeDocument } from '../../document/layouts/compose-document'
import { listLeaves } from '../../document/model/list-leaves'
import { remember } from '../../document/model/remember'
import type { DocNode, Leaf, Source } from '../../document/model/types'
import type { Planned } from '../page/use-page-plan'
import type { FieldTarget } from '../session/editor'
import { isAddress } from './written-addresses'

/** A place in a field's text. */
export type FieldPlace = FieldTarget & { at: number; behind?: boolean }
/** A place in the text of a leaf of the drawn pages. */
export type LeafPlace = { leaf: string; at: number }
/** `shown` is longer than `length` where something stands in the place of what isn't written. */
type Stretch = Source & { leaf: string; at: number; length: number; shown: number }

/** Where the fields of a document stand on its pages, in reading order. */
export type PagePlaces = {
  fieldAt: (place: LeafPlace) => FieldPlace | undefined
  leafAt: (place: FieldPlace) => LeafPlace | undefined
  /** The parts of a stretch of a field, leaf by leaf. */
  leavesBetween: (options: FieldTarget & { from: number; to: number }) => (LeafPlace & { length: number })[]
  has: (target: FieldTarget) => boolean
  /** Which of the fields one is, in reading order; -1 where no page shows it. */
  rank: (target: FieldTarget) => number
  /** The field before (-1) or behind (1) another one. */
  neighbour: (target: FieldTarget, by: 1 | -1) => FieldTarget | undefined
  /** All of them. */
  fields: () => readonly FieldTarget[]
  /** The fields from one to another and both of them, in reading order whichever comes first. */
  between: (one: FieldTarget, other: FieldTarget) => FieldTarget[]
  /** The first and the last field. */
  ends: () => [FieldTarget, FieldTarget] | undefined
  /** The flows that fill the same column of the layout as one of them, itself included. */
  columnOf: (flow: string) => readonly string[]
}

const keyOf = ({ owner, field }: FieldTarget) => `${owner}.${field}`

export function pagePlaces({ content, layout }: Planned): PagePlaces {
  const flows = composeDocument({ content, layout })
  // A letter makes one section anew, and leaves the places in all others.
  const { reading, columns } = layout.sheet(content.config)
  const parts = reading
    .flatMap((name) => flows[name] ?? [])
    .map((node) => remember({ owner: node, key: 'places', make: () => placesIn(node) }))
  const inField = (target: FieldTarget) => parts.flatMap(({ byField }) => byField.get(keyOf(target)) ?? [])
  const ordered = once(() => {
    const order = [...new Set(parts.flatMap(({ byField }) => [...byField.keys()]))]
    return { order, ranks: new Map(order.map((key, i) => [key, i])) }
  })
  const rank = (target: FieldTarget) => ordered().ranks.get(keyOf(target)) ?? -1
  const fieldOf = (index: number): FieldTarget | undefined => {
    const key = ordered().order[index] ?? ''
    const found = parts.find(({ byField }) => byField.has(key))?.byField.get(key)?.[0]
    return found && { owner: found.owner, field: found.field }
  }
  return {
    fieldAt: ({ leaf, at }) => {
      const within = parts.find(({ byLeaf }) => byLeaf.has(leaf))?.byLeaf.get(leaf)
      const found = within?.find((one) => one.at <= at && at <= one.at + one.shown)
      if (!found) return undefined
      return {
        owner: found.owner,
        field: found.field,
        at: found.from + Math.min(at - found.at, found.length),
      }
    },
    leafAt: ({ at, ...target }) => {
      const stretches = inField(target)
      const found = stretches.find((one) => one.from <= at && at <= one.from + one.length)
      if (found) return { leaf: found.leaf, at: found.at + at - found.from }
      // Behind an address stands a slash that isn't printed.
      const last = isAddress(target.field) ? stretches.at(-1) : undefined
      return last && { leaf: last.leaf, at: last.at + last.length }
    },
    leavesBetween: ({ from, to, ...target }) =>
      inField(target).flatMap((one) => {
        const [start, end] = [Math.max(from, one.from), Math.min(to, one.from + one.length)]
        return start < end ? [{ leaf: one.leaf, at: one.at + start - one.from, length: end - start }] : []
      }),
    has: (target) => inField(target).length > 0,
    rank,
    neighbour: (target, by) => {
      const index = rank(target)
      return index < 0 ? undefined : fieldOf(index + by)
    },
    fields: () => parts.flatMap(({ byField }) => [...byField.values()].flatMap(([one]) => one ?? [])),
    between: (one, other) => {
      const [from, to] = [rank(one), rank(other)].sort((a, b) => a - b)
      if (from === undefined || to === undefined || from < 0) return []
      return ordered()
        .order.slice(from, to + 1)
        .flatMap((_, index) => fieldOf(from + index) ?? [])
    },
    ends: () => {
      const [first, last] = [fieldOf(0), fieldOf(ordered().order.length - 1)]
      return first && last && [first, last]
    },
    columnOf: (flow) => {
      const column = columns[columnOfFlow({ columns, flow })]
      return column ? [...column.flows, ...(column.widens ? [column.widens.as] : [])] : [flow]
    },
  }
}

type Places = { byLeaf: Map<string, Stretch[]>; byField: Map<string, Stretch[]> }

/** The places in one node of a flow. */
function placesIn(node: DocNode): Places {
  const byLeaf = new Map(listLeaves([node]).map(({ leaf }) => [leaf.id, stretchesOf(leaf)]))
  return { byLeaf, byField: groupByField([...byLeaf.values()].flat()) }
}

/** Worked out when it is first asked for. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

function groupByField(stretches: Stretch[]): Map<string, Stretch[]> {
  const groups = new Map<string, Stretch[]>()
  for (const stretch of stretches) {
    const group = groups.get(keyOf(stretch))
    if (group) group.push(stretch)
    else groups.set(keyOf(stretch), [stretch])
  }
  return groups
}

function stretchesOf(leaf: Leaf): Stretch[] {
  let at = 0
  return leaf.runs.flatMap((run): Stretch[] => {
    const start = at
    at += run.text.length
    if (run.sources)
      return run.sources.map((one) => ({ ...one, leaf: leaf.id, at: start + one.at, shown: one.length }))
    if (!run.source) return []
    const length = run.source.length ?? run.text.length
    const shown = length === 0 ? run.text.length : length
    return [{ ...run.source, leaf: leaf.id, at: start, length, shown }]
  })
}
