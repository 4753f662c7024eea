import type { ResumeContent } from '../../../../collections/resumes/schema'
import { FIELDS, type ElementKind } from './edit-fields'

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
  for (const { element, path, of } of elements(content)) {
    if (element.id !== id) continue
    const value: unknown = FIELDS[of].includes(field) ? Reflect.get(element, field) : undefined
    if (typeof value === 'string') return { path: [...path, field], of, field, value }
    return Array.isArray(value) ? { path: [...path, field], of, field, value: value.map(String) } : undefined
  }
  return undefined
}

type Element = { element: { id: string }; path: (string | number)[]; of: Place['of'] }

function elements(content: ResumeContent): Element[] {
  return [
    ...content.baseInfo.list.map((element, i): Element => ({
      element,
      path: ['baseInfo', 'list', i],
      of: 'row',
    })),
    ...content.skill.list.map((element, i): Element => ({
      element,
      path: ['skill', 'list', i],
      of: 'skill',
    })),
    ...content.entryList.flatMap((section, s): Element[] => [
      { element: section, path: ['entryList', s], of: 'section' },
      ...section.items.flatMap((item, i): Element[] => [
        { element: item, path: ['entryList', s, 'items', i], of: 'entry' },
        ...item.facts.map((element, f): Element => ({
          element,
          path: ['entryList', s, 'items', i, 'facts', f],
          of: 'fact',
        })),
      ]),
    ]),
  ]
}
