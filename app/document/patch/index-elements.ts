import { isFields, isIdList, type Identified } from './nodes'

/**
 * Every element with an id, and the list it stands in: as a path of field names and ids, and as a key, which goes from the
 * element that has the list on and stays the same wherever that one is moved to.
 */
export type ElementIndex = ReadonlyMap<string, Indexed>
export type Indexed = { element: Identified; path: readonly string[]; list: string }

/** Finds all elements of a document by their ids. What an import kept (`extra`) is not looked into. */
export function indexElements(document: unknown): ElementIndex {
  const index = new Map<string, Indexed>()
  visit({ node: document, path: [], home: [], index })
  return index
}

export const listKey = (home: string[]): string => JSON.stringify(home)

type VisitOptions = {
  node: unknown
  path: string[]
  /** from the innermost element on */
  home: string[]
  index: Map<string, Indexed>
}

function visit({ node, path, home, index }: VisitOptions): void {
  if (isIdList(node)) {
    for (const element of node) {
      if (!index.has(element.id)) index.set(element.id, { element, path, list: listKey(home) })
      visit({ node: element, path: [...path, element.id], home: [element.id], index })
    }
  } else if (isFields(node)) {
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'extra') visit({ node: value, path: [...path, key], home: [...home, key], index })
    }
  }
}
