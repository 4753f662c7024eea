import { produce } from './produce'
import { copyAtPath, setAtPath } from './at-path'
import { dropDoubles } from './drop-doubles'
import { indexElements } from './index-elements'

type Options<T> = {
  /** The document with something taken out. */
  document: T
  /** The document before that. */
  before: T
  /** Where what went along still stands elsewhere. */
  from: T
  /** Whether it goes back as it was before, or as it stands there. */
  as: 'before' | 'there'
}

/**
 * Puts back what went along with something that was taken out, as it was moved into that, and still stands elsewhere in
 * another document: there it goes, with its owner alone where that is gone here.
 */
export function putBack<T extends object>({ document, before, from, as }: Options<T>): T {
  const [had, was, there] = [indexElements(document), indexElements(before), indexElements(from)]
  const lost = Array.from(was.keys()).filter((id) => there.has(id) && !had.has(id))
  if (lost.length === 0) return dropped({ document, before })
  const whole = produce(document, (draft: object) => {
    const put = (id: string): void => {
      const path = [...(there.get(id)?.path ?? []), id]
      if (!indexElements(draft).has(id)) copyAtPath({ from, to: draft, path })
    }
    for (const id of lost) {
      put(id)
      if (as === 'before')
        setAtPath({
          document: draft,
          path: [...(there.get(id)?.path ?? []), id],
          value: was.get(id)?.element,
        })
    }
    // One that was moved out of another of them.
    lost.forEach(put)
    takeOut({ draft, isKept: (id) => had.has(id) || was.has(id) })
  })
  return dropped({ document: whole, before })
}

/** Takes out what came back with its owner alone, except what holds something that is kept. */
function takeOut({ draft, isKept }: { draft: object; isKept: (id: string) => boolean }): void {
  for (const [id, { element, path }] of indexElements(draft)) {
    const holds = Array.from(indexElements(element).keys()).some(isKept)
    if (!isKept(id) && !holds) setAtPath({ document: draft, path: [...path, id], value: undefined })
  }
}

/** What comes back with its owner may stand elsewhere. The edge: taking elements out of a document keeps its kind. */
const dropped = <T>({ document, before }: { document: T; before: T }): T =>
  dropDoubles({ document, before }) as T
