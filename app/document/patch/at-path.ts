import { indexElements } from './index-elements'
import { isFields, isIdentified, isSame, type Fields, type Identified } from './nodes'

type At = { document: object; path: readonly string[] }

/**
 * What stands at a place given by field names and ids, as a merge names it; undefined when it is gone. An element is
 * found by its id wherever it was moved to.
 */
export function valueAtPath({ document, path }: At): unknown {
  return placeNow({ document, path }).reduce<unknown>((node, key) => childOf({ node, key }), document)
}

/**
 * Puts a copy of a value at such a place, as what is put in may be written in next; undefined takes out what stands
 * there. Nothing happens where the place is gone.
 */
export function setAtPath({ document, path, value }: At & { value: unknown }): void {
  const now = placeNow({ document, path })
  const last = now.at(-1)
  const node = now.slice(0, -1).reduce<unknown>((parent, key) => childOf({ node: parent, key }), document)
  if (last === undefined) return
  if (isElements(node)) setElement({ list: node, id: last, value })
  else if (isFields(node) && value !== undefined) Object.assign(node, { [last]: structuredClone(value) })
  else if (isFields(node)) Reflect.deleteProperty(node, last)
}

/**
 * Makes a place of one document what it is in another. Where the one has no such element, the other's is put in or taken
 * out as a whole.
 */
export function copyAtPath({ from, to, path }: { from: object; to: object; path: readonly string[] }): void {
  const [there, here] = [ownerOf({ document: from, path }), ownerOf({ document: to, path })]
  const [thereAt, hereAt] = [there?.depth ?? -1, here?.depth ?? -1]
  const depth = Math.max(thereAt, hereAt)
  const [has, had] = [thereAt === depth, hereAt === depth]
  const id = path[depth]
  if (has && had) setAtPath({ document: to, path, value: valueAtPath({ document: from, path }) })
  else if (had) setAtPath({ document: to, path: path.slice(0, depth + 1), value: undefined })
  else if (there && id !== undefined) putElement({ from, to, list: there.list, id })
}

/** Such a place, with each element where it stands in the document. */
export function placeNow({ document, path }: At): readonly string[] {
  const owner = ownerOf({ document, path })
  return owner ? [...owner.list, ...path.slice(owner.depth)] : path
}

/** Whether a path leads to a place or into it. */
export function isWithin({ path, of }: { path: readonly string[]; of: readonly string[] }): boolean {
  return isSame(path.slice(0, of.length), of)
}

/** What stands under a field name, or, in a list, under an id. */
export function childOf({ node, key }: { node: unknown; key: string }): unknown {
  if (Array.isArray(node)) return node.find((element) => isIdentified(element) && element.id === key)
  return isFields(node) ? node[key] : undefined
}

function isElements(node: unknown): node is Identified[] {
  return Array.isArray(node)
}

/** The innermost element of a path that the document has: where in the path its id stands, and its list's path now. */
function ownerOf({ document, path }: At): { depth: number; list: readonly string[] } | undefined {
  const index = indexElements(document)
  for (let depth = path.length - 1; depth > 0; depth -= 1) {
    const list = index.get(path[depth] ?? '')?.path
    // An id may read like the name of a field.
    if (list && list.at(-1) === path[depth - 1]) return { depth, list }
  }
  return undefined
}

function setElement({ list, id, value }: { list: Identified[]; id: string; value: unknown }): void {
  const index = list.findIndex((element) => element.id === id)
  if (index >= 0) list.splice(index, 1, ...(isIdentified(value) ? [structuredClone(value)] : []))
}

type PutOptions = { from: object; to: object; list: readonly string[]; id: string }

/** Puts an element behind the one that it follows in the other document; with its owner, where that is gone too. */
function putElement({ from, to, list, id }: PutOptions): void {
  const [there, here] = [
    valueAtPath({ document: from, path: list }),
    valueAtPath({ document: to, path: list }),
  ]
  if (!isElements(there)) return
  if (!isElements(here)) return copyAtPath({ from, to, path: list.slice(0, -1) })
  const at = there.findIndex((element) => element.id === id)
  const before = new Set(there.slice(0, at).map((element) => element.id))
  const value: Fields | undefined = there[at]
  if (!isIdentified(value)) return
  here.splice(here.findLastIndex((one) => before.has(one.id)) + 1, 0, structuredClone(value))
}
