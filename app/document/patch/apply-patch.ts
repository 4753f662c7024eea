import { isFields, isSame } from './nodes'
import { parsePointer, PatchError, type Operation, type Patch } from './patch'

/**
 * Applies a patch. The given document stays as it is, and whatever the patch does not touch is the same object in the
 * new one. Throws PatchError when a test fails or a place is missing; then nothing has happened.
 */
export function applyPatch<T>({ document, patch }: { document: T; patch: Patch }): T {
  let next: unknown = document
  for (const operation of patch) next = applyOperation({ document: next, operation })
  // The edge: a patch may make anything of a document; whoever takes patches from outside parses the result.
  return next as T
}

type Applied = { document: unknown; operation: Operation }

export function applyOperation({ document, operation }: Applied): unknown {
  const path = parsePointer(operation.path)
  if (operation.op === 'test') {
    if (!isSame(valueAt({ document, path }), operation.value))
      throw new PatchError(`Test failed at ${operation.path}`)
    return document
  }
  if (operation.op === 'move') {
    const from = parsePointer(operation.from)
    const value = valueAt({ document, path: from })
    const without = change({ node: document, path: from, edit: { op: 'remove' } })
    return change({ node: without, path, edit: { op: 'add', value } })
  }
  if (operation.op === 'remove') return change({ node: document, path, edit: { op: 'remove' } })
  return change({ node: document, path, edit: { op: operation.op, value: operation.value } })
}

/** The value at a place; throws when there is none. */
export function valueAt({ document, path }: { document: unknown; path: string[] }): unknown {
  return path.reduce<unknown>((node, key) => {
    if (Array.isArray(node)) return node[indexIn({ list: node, key, end: node.length - 1 })]
    if (isFields(node) && Object.hasOwn(node, key)) return node[key]
    throw new PatchError(`Nothing at ${key}`)
  }, document)
}

type Edit = { op: 'remove' } | { op: 'add' | 'replace'; value: unknown }
type ChangeOptions = { node: unknown; path: string[]; edit: Edit }

function change({ node, path, edit }: ChangeOptions): unknown {
  const [key, ...rest] = path
  if (key === undefined) return edit.op === 'remove' ? null : edit.value
  if (Array.isArray(node)) return changeList({ list: node, key, rest, edit })
  if (!isFields(node)) throw new PatchError(`Nothing at ${key}`)
  const exists = Object.hasOwn(node, key)
  if (!exists && (rest.length > 0 || edit.op !== 'add')) throw new PatchError(`Nothing at ${key}`)
  if (rest.length === 0 && edit.op === 'remove') {
    return Object.fromEntries(Object.entries(node).filter(([name]) => name !== key))
  }
  const value = change({ node: exists ? node[key] : undefined, path: rest, edit })
  if (exists)
    return Object.fromEntries(Object.entries(node).map(([name, old]) => [name, name === key ? value : old]))
  return Object.fromEntries([...Object.entries(node), [key, value]])
}

type ListOptions = { list: unknown[]; key: string; rest: string[]; edit: Edit }

function changeList({ list, key, rest, edit }: ListOptions): unknown[] {
  if (rest.length > 0 || edit.op === 'replace') {
    const index = indexIn({ list, key, end: list.length - 1 })
    return list.with(index, change({ node: list[index], path: rest, edit }))
  }
  if (edit.op === 'remove') return list.toSpliced(indexIn({ list, key, end: list.length - 1 }), 1)
  return list.toSpliced(key === '-' ? list.length : indexIn({ list, key, end: list.length }), 0, edit.value)
}

function indexIn({ list, key, end }: { list: unknown[]; key: string; end: number }): number {
  const index = /^(?:0|[1-9]\d*)$/.test(key) ? Number(key) : -1
  if (index < 0 || index > end) throw new PatchError(`No index ${key} in a list of ${list.length}`)
  return index
}
