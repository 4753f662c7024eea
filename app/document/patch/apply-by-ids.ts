import { applyOperation } from './apply-patch'
import { dropDoubles } from './drop-doubles'
import { isFields, isIdentified } from './nodes'
import { parsePointer, toPointer, type Operation, type Patch } from './patch'

/**
 * Applies a patch to a document whose lists may have changed since it was made: places are found by the ids that the
 * patch tests, not by their indices. What is gone is passed over, what is there already is not added twice.
 */
export function applyByIds<T>({ document, patch }: { document: T; patch: Patch }): T {
  let next: unknown = document
  let ids = new Map<string, unknown>()
  for (const operation of patch) {
    if (operation.op === 'test') {
      ids.set(operation.path, operation.value)
      continue
    }
    const fitted = fit({ document: next, operation, ids })
    if (fitted) next = applyOperation({ document: next, operation: fitted })
    ids = new Map()
  }
  // The edge: patches of the same kind of document keep its kind.
  return dropDoubles({ document: next, before: document }) as T
}

type Ids = ReadonlyMap<string, unknown>
type FitOptions = { document: unknown; operation: Exclude<Operation, { op: 'test' }>; ids: Ids }

function fit({ document, operation, ids }: FitOptions): Operation | undefined {
  const path = parsePointer(operation.path)
  const key = path.at(-1)
  const parent = find({ document, path: path.slice(0, -1), ids })
  if (key === undefined || !parent) return undefined
  const { op } = operation
  if (op === 'move') return fitMove({ document, operation, ids, parent, to: Number(key) })
  if (Array.isArray(parent.node) && op === 'add') {
    const { value } = operation
    const isThere =
      isIdentified(value) && parent.node.some((element) => isIdentified(element) && element.id === value.id)
    const index = behind({ parent, index: Number(key) - 1, ids, fallback: Number(key) })
    return isThere ? undefined : { ...operation, path: toPointer([...parent.path, index]) }
  }
  const own = find({ document, path, ids })
  if (op === 'remove') return own && { op, path: toPointer(own.path) }
  if (isFields(parent.node))
    return { op: 'add', path: toPointer([...parent.path, key]), value: operation.value }
  return own && { ...operation, path: toPointer(own.path) }
}

type MoveOptions = FitOptions & {
  operation: { op: 'move'; from: string; path: string }
  parent: Found
  to: number
}

function fitMove({ document, operation, ids, parent, to }: MoveOptions): Operation | undefined {
  const from = parsePointer(operation.from)
  const own = find({ document, path: from, ids })
  if (!own || !Array.isArray(parent.node)) return undefined
  const left = Number(from.at(-1))
  // In the patch's own list, the element behind which this one goes stood one further if this one was before it.
  const index = behind({ parent, index: to - 1 < left ? to - 1 : to, ids, fallback: to })
  const current = Number(own.path.at(-1))
  const last = parent.node.length - 1
  const target = Math.min(current < index ? index - 1 : index, last)
  return { op: 'move', from: toPointer(own.path), path: toPointer([...parent.path, target]) }
}

type Found = { node: unknown; path: string[]; original: string[] }

/** Follows a path, in lists by the id that was tested at its index. */
function find({ document, path, ids }: { document: unknown; path: string[]; ids: Ids }): Found | undefined {
  let found: Found = { node: document, path: [], original: [] }
  for (const key of path) {
    const original = [...found.original, key]
    const actual = Array.isArray(found.node) ? indexOf({ list: found.node, original, ids }) : key
    const node = childOf({ node: found.node, key: actual })
    if (actual === undefined || node === undefined) return undefined
    found = { node, path: [...found.path, actual], original }
  }
  return found
}

function childOf({ node, key }: { node: unknown; key: string | undefined }): unknown {
  if (key === undefined) return undefined
  if (Array.isArray(node)) return node[Number(key)]
  return isFields(node) && Object.hasOwn(node, key) ? node[key] : undefined
}

type IndexOptions = { list: unknown[]; original: string[]; ids: Ids }

function indexOf({ list, original, ids }: IndexOptions): string | undefined {
  const id = ids.get(toPointer([...original, 'id']))
  if (id === undefined) return original.at(-1)
  const index = list.findIndex((element) => isIdentified(element) && element.id === id)
  return index < 0 ? undefined : String(index)
}

type BehindOptions = { parent: Found; index: number; ids: Ids; fallback: number }

/** The index behind the element that stood at `index` of the patch's list; else as near to `fallback` as there is. */
function behind({ parent, index, ids, fallback }: BehindOptions): number {
  const list = Array.isArray(parent.node) ? parent.node : []
  if (index < 0) return 0
  const original = [...parent.original, String(index)]
  const isTested = ids.has(toPointer([...original, 'id']))
  const found = isTested ? indexOf({ list, original, ids }) : undefined
  return found === undefined ? Math.min(fallback, list.length) : Number(found) + 1
}
