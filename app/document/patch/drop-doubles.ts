import { indexElements, listKey, type ElementIndex } from './index-elements'
import { isFields, isIdList } from './nodes'

/**
 * Takes out elements that a patch put into one list while others had moved them to another: an id stands once in a
 * document, and what stood there before the patch stays.
 */
export function dropDoubles({ document, before }: { document: unknown; before: unknown }): unknown {
  const doubles = new Set<string>()
  collect({ node: document, seen: new Set(), doubles })
  if (doubles.size === 0) return document
  return drop({ node: document, home: [], doubles, index: indexElements(before) })
}

function collect({ node, seen, doubles }: { node: unknown; seen: Set<string>; doubles: Set<string> }): void {
  if (isIdList(node)) {
    for (const element of node) {
      if (seen.has(element.id)) doubles.add(element.id)
      seen.add(element.id)
      collect({ node: element, seen, doubles })
    }
  } else if (isFields(node)) {
    for (const [key, value] of Object.entries(node))
      if (key !== 'extra') collect({ node: value, seen, doubles })
  }
}

type DropOptions = { node: unknown; home: string[]; doubles: Set<string>; index: ElementIndex }

function drop({ node, home, doubles, index }: DropOptions): unknown {
  if (isIdList(node)) {
    const list = listKey(home)
    return node
      .filter(({ id }) => !doubles.has(id) || index.get(id)?.list === list)
      .map((element) => drop({ node: element, home: [element.id], doubles, index }))
  }
  if (!isFields(node)) return node
  const entries = Object.entries(node).map(([key, value]): [string, unknown] => [
    key,
    key === 'extra' ? value : drop({ node: value, home: [...home, key], doubles, index }),
  ])
  return Object.fromEntries(entries)
}
