import type { MessageKey } from './texts'

/** Something worth telling about a place in the imported file, such as `work[0].foo`. */
export type Note = { path: string; key: MessageKey }

/** The path of a property, as JavaScript would write it. */
export function pathTo({ path, key }: { path: string; key: string | number }): string {
  if (typeof key === 'number') return `${path}[${key}]`
  if (!/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(key)) return `${path}[${JSON.stringify(key.slice(0, 100))}]`
  return path === '' ? key : `${path}.${key}`
}
