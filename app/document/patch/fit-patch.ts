import { applyPatch } from './apply-patch'
import { isFields, isIdentified } from './nodes'
import { parsePointer, PatchError, toPointer, type Operation, type Patch } from './patch'

export type FitPatchOptions = { document: unknown; patch: Patch }
/** `gone`: what it speaks of is not there any more; `changed`: it is, but no longer says what the patch tests. */
export type FitPatchResult = { ok: true; patch: Patch } | { ok: false; reason: 'gone' | 'changed' }

/**
 * A patch made on an older document as it has to be now: elements that have moved are found by the ids it tests. All
 * other tests must still hold, so that it never changes anything but what it was made for.
 */
export function fitPatch({ document, patch }: FitPatchOptions): FitPatchResult {
  const ids = new Map<string, unknown>()
  const fitted: Operation[] = []
  // Later operations may speak of what earlier ones have put there.
  let current = document
  for (const operation of patch) {
    if (operation.op === 'move') return { ok: false, reason: 'changed' }
    if (operation.op === 'test' && operation.path.endsWith('/id')) ids.set(operation.path, operation.value)
    const path = currentPath({ document: current, path: parsePointer(operation.path), ids })
    if (path === undefined) return { ok: false, reason: 'gone' }
    const fit = { ...operation, path: toPointer(path) }
    try {
      current = applyPatch({ document: current, patch: [fit] })
    } catch (error) {
      if (error instanceof PatchError) return { ok: false, reason: 'changed' }
      throw error
    }
    fitted.push(fit)
  }
  return { ok: true, patch: fitted }
}

type CurrentPathOptions = { document: unknown; path: string[]; ids: ReadonlyMap<string, unknown> }

function currentPath({ document, path, ids }: CurrentPathOptions): string[] | undefined {
  const current: string[] = []
  let node = document
  for (const [depth, key] of path.entries()) {
    if (node === undefined) return undefined
    const id = ids.get(toPointer([...path.slice(0, depth + 1), 'id']))
    if (Array.isArray(node) && id !== undefined) {
      const index = node.findIndex((element) => isIdentified(element) && element.id === id)
      if (index < 0) return undefined
      current.push(String(index))
      node = (node as unknown[])[index]
      continue
    }
    // an index that nothing names is an end of the list at most
    current.push(Array.isArray(node) && key !== '-' ? String(Math.min(Number(key), node.length)) : key)
    node = Array.isArray(node) ? (node as unknown[])[Number(key)] : isFields(node) ? node[key] : undefined
  }
  return current
}
