import { isFields, isIdList, isSame, type Identified } from './nodes'
import { toPointer, type Operation, type Patch } from './patch'

/**
 * The smallest patch that makes `to` of `from`: fields one by one, lists by the ids of their elements, all else as a
 * whole. What both have in common as the same object costs nothing.
 */
export function diffDocuments({ from, to }: { from: unknown; to: unknown }): Patch {
  return diffNode({ from, to, path: [], tests: [] })
}

type DiffOptions = {
  from: unknown
  to: unknown
  path: (string | number)[]
  /** Tests on the ids that the path goes by; they come before each operation. */
  tests: Operation[]
}

function diffNode({ from, to, path, tests }: DiffOptions): Operation[] {
  if (Object.is(from, to)) return []
  if (isFields(from) && isFields(to)) return diffFields({ from, to, path, tests })
  if (isIdList(from) && isIdList(to)) return diffList({ from, to, path, tests })
  if (isSame(from, to)) return []
  return [...tests, { op: 'replace', path: toPointer(path), value: to }]
}

type FieldsOptions = DiffOptions & { from: Record<string, unknown>; to: Record<string, unknown> }

function diffFields({ from, to, path, tests }: FieldsOptions): Operation[] {
  const removed = Object.keys(from).filter((key) => !has(to, key))
  const added = Object.keys(to).filter((key) => !has(from, key))
  const kept = Object.keys(from).filter((key) => has(to, key) && has(from, key))
  return [
    ...removed
      .filter((key) => has(from, key))
      .flatMap((key): Operation[] => [...tests, { op: 'remove', path: toPointer([...path, key]) }]),
    ...kept.flatMap((key) => diffNode({ from: from[key], to: to[key], path: [...path, key], tests })),
    ...added
      .filter((key) => has(to, key))
      .flatMap((key): Operation[] => [
        ...tests,
        { op: 'add', path: toPointer([...path, key]), value: to[key] },
      ]),
  ]
}

/** A field that is undefined is none: JSON knows no such value. */
const has = (fields: Record<string, unknown>, key: string): boolean =>
  Object.hasOwn(fields, key) && fields[key] !== undefined

type ListOptions = DiffOptions & { from: readonly Identified[]; to: readonly Identified[] }

/** Elements that are gone, then those that moved or are new, then the changes inside the others. */
function diffList({ from, to, path, tests }: ListOptions): Operation[] {
  const wanted = new Map(to.map((element) => [element.id, element]))
  const list: Working = { ids: from.map((element) => element.id), path, tests, operations: [] }
  for (const { id } of from.toReversed()) if (!wanted.has(id)) remove({ list, id })
  const still = new Set(longestRun({ ids: list.ids, order: to.map((element) => element.id) }))
  let previous: string | undefined
  for (const element of to) {
    if (!still.has(element.id)) place({ list, element, previous })
    previous = element.id
  }
  const before = new Map(from.map((element) => [element.id, element]))
  const inside = to.flatMap((element, index) => {
    const old = before.get(element.id)
    const own = [...path, index]
    return old
      ? diffNode({
          from: old,
          to: element,
          path: own,
          tests: [...tests, idTest({ path: own, id: element.id })],
        })
      : []
  })
  return [...list.operations, ...inside]
}

type Working = { ids: string[]; path: DiffOptions['path']; tests: Operation[]; operations: Operation[] }

function remove({ list, id }: { list: Working; id: string }): void {
  const own = [...list.path, list.ids.indexOf(id)]
  list.operations.push(...list.tests, idTest({ path: own, id }), { op: 'remove', path: toPointer(own) })
  list.ids = list.ids.filter((other) => other !== id)
}

type PlaceOptions = { list: Working; element: Identified; previous: string | undefined }

/** Puts an element, new or from elsewhere in the list, behind the previous one. */
function place({ list, element, previous }: PlaceOptions): void {
  const { id } = element
  const from = list.ids.indexOf(id)
  const behind = previous === undefined ? -1 : list.ids.indexOf(previous)
  const after = previous === undefined ? [] : [idTest({ path: [...list.path, behind], id: previous })]
  const to = from >= 0 && from < behind + 1 ? behind : behind + 1
  const path = toPointer([...list.path, to])
  list.operations.push(...list.tests, ...after)
  if (from < 0) list.operations.push({ op: 'add', path, value: element })
  else {
    const own = [...list.path, from]
    list.operations.push(idTest({ path: own, id }), { op: 'move', from: toPointer(own), path })
  }
  list.ids = list.ids.filter((other) => other !== id).toSpliced(to, 0, id)
}

function idTest({ path, id }: { path: DiffOptions['path']; id: string }): Operation {
  return { op: 'test', path: toPointer([...path, 'id']), value: id }
}

/** The longest part of `ids` that already stands in the wanted order; it need not move. */
function longestRun({ ids, order }: { ids: string[]; order: string[] }): string[] {
  const rank = new Map(order.map((id, index) => [id, index]))
  const runs: string[][] = []
  for (const id of ids) {
    const own = rank.get(id) ?? -1
    const best = runs
      .filter((run) => (rank.get(run.at(-1) ?? '') ?? -1) < own)
      .reduce<string[]>((longest, run) => (run.length > longest.length ? run : longest), [])
    runs.push([...best, id])
  }
  return runs.reduce<string[]>((longest, run) => (run.length > longest.length ? run : longest), [])
}
