import { diffList } from './diff-list'
import { isFields, isIdList, isSame } from './nodes'
import { toPointer, type Operation, type Patch } from './patch'

/**
 * The smallest patch that makes `to` of `from`: fields one by one, lists by the ids of their elements, all else as a
 * whole. What both have in common as the same object costs nothing.
 */
export function diffDocuments({ from, to }: { from: unknown; to: unknown }): Patch {
  return diffNode({ from, to, path: [], tests: [] })
}

export type DiffOptions = {
  from: unknown
  to: unknown
  path: (string | number)[]
  /** Tests on the ids that the path goes by; they come before each operation. */
  tests: Operation[]
}

export function diffNode({ from, to, path, tests }: DiffOptions): Operation[] {
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
