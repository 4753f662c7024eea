import { isFields, isIdentified } from '../../document/patch/nodes'

/** Sets a place given by field names and ids, as a merge names it; does nothing when it is gone. Changes the draft. */
export function setAtPath({
  document,
  path,
  value,
}: {
  document: object
  path: string[]
  value: unknown
}): void {
  let node: unknown = document
  for (const key of path.slice(0, -1)) node = childOf({ node, key })
  const last = path.at(-1)
  if (last !== undefined && isFields(node)) Object.assign(node, { [last]: value })
}

/** What stands at a place now; undefined when it is gone. */
export function valueAtPath({ document, path }: { document: object; path: string[] }): unknown {
  return path.reduce<unknown>((node, key) => childOf({ node, key }), document)
}

/** What stands under a field name, or, in a list, under an id. */
export function childOf({ node, key }: { node: unknown; key: string }): unknown {
  if (Array.isArray(node)) return node.find((element) => isIdentified(element) && element.id === key)
  return isFields(node) ? node[key] : undefined
}
