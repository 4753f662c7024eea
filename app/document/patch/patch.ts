/**
 * A JSON Patch (RFC 6902). A list whose elements have ids is never entered by an index alone: a `test` on the
 * element's id comes first, and one on the id of the element before, where something is put between two. So a patch
 * says what it means even after others have changed the lists, and `applyByIds` can find the places again.
 */
export type Patch = readonly Operation[]
export type Operation =
  | { op: 'test'; path: string; value: unknown }
  | { op: 'add'; path: string; value: unknown }
  | { op: 'replace'; path: string; value: unknown }
  | { op: 'remove'; path: string }
  | { op: 'move'; from: string; path: string }

/** A patch that does not fit the document it is applied to. */
export class PatchError extends Error {
  override name = 'PatchError'
}

/** The segments of a JSON Pointer. */
export function parsePointer(pointer: string): string[] {
  if (pointer === '') return []
  if (!pointer.startsWith('/')) throw new PatchError(`Not a JSON Pointer: ${pointer.slice(0, 100)}`)
  const parts = pointer.slice(1).split('/')
  return parts.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
}

export function toPointer(segments: readonly (string | number)[]): string {
  return segments.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}
