import type { ResumeContent } from '../../../../collections/resumes/schema'
import { FIELDS, type ElementKind } from './edit-schema'

/** A field that an edit may change. `of` says what kind of element it belongs to. */
export type Place = {
  path: (string | number)[]
  of: ElementKind
  field: string
  value: string | string[]
}

type Options = { content: ResumeContent; id: string; field: string }

/** Where an element's field stands in the document; undefined when there is no such element or it has no such field. */
export function findPlace({ content, id, field }: Options): Place | undefined {
  for (const { element, path, of } of elementsOf(content)) {
    if (element.id !== id) continue
    const value: unknown = FIELDS[of].includes(field) ? Reflect.get(element, field) : undefined
    if (typeof value === 'string') return { path: [...path, field], of, field, value }
    return Array.isArray(value) ? { path: [...path, field], of, field, value: value.map(String) } : undefined
  }
  return undefined
}

/** All that an edit may name, by its id. */
export function elementsOf({ baseInfo, skill, entryList }: ResumeContent): Element[] {
  return [
    ...placed({ list: baseInfo.list, at: ['baseInfo', 'list'], of: 'row' }),
    ...placed({ list: skill.list, at: ['skill', 'list'], of: 'skill' }),
    ...placed({ list: entryList, at: ['entryList'], of: 'section' }),
    ...entryList.flatMap(({ items }, s) => {
      const at = ['entryList', s, 'items']
      const facts = items.flatMap((item, i) =>
        placed({ list: item.facts, at: [...at, i, 'facts'], of: 'fact' }),
      )
      return [...placed({ list: items, at, of: 'entry' }), ...facts]
    }),
  ]
}

type Element = Pick<Place, 'path' | 'of'> & { element: { id: string } }
type PlacedOptions = { list: readonly { id: string }[]; at: Place['path']; of: Place['of'] }

const placed = ({ list, at, of }: PlacedOptions): Element[] =>
  list.map((element, index) => ({ element, path: [...at, index], of }))
