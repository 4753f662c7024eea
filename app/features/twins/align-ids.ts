import type { InStep, Step } from '../../../collections/resumes/in-step'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { keyOf, ORDER, PLACE } from './values-of'

/** One document's ids by the ids that their counterparts have in the other. */
export type SameIds = ReadonlyMap<string, string>

/** A document with the ids of its twin, wherever the twin has a counterpart. */
export function alignIds({ content, same }: { content: ResumeContent; same: SameIds }): ResumeContent {
  if (same.size === 0) return content
  const named = <T extends { id: string }>(element: T): T => ({
    ...element,
    id: same.get(element.id) ?? element.id,
  })
  return {
    ...content,
    baseInfo: { ...content.baseInfo, list: content.baseInfo.list.map(named) },
    skill: { ...content.skill, list: content.skill.list.map(named) },
    entryList: content.entryList.map((section) => ({
      ...named(section),
      items: section.items.map((item) => ({ ...named(item), facts: item.facts.map(named) })),
    })),
  }
}

export const inverse = (same: SameIds): SameIds => new Map(Array.from(same, ([from, to]) => [to, from]))

type Fields = InStep['fields']

/** The notes of a twin as they would stand in the other document: its own words are the other's there. */
export function turnNotes({ fields, same }: { fields: Fields; same: SameIds }): Map<string, Step> {
  const idOf = (id: string) => same.get(id) ?? id
  return new Map(
    Object.entries(fields).flatMap(([key, { own, other, at }]): [string, Step][] => {
      const dot = key.lastIndexOf('.')
      const [owner, field] = [key.slice(0, dot), key.slice(dot + 1)]
      const isOfIds = field === PLACE || field === ORDER
      const renamed = (value: string) => (isOfIds ? value.split(' ').map(idOf).join(' ') : value)
      return [[keyOf({ owner: idOf(owner), field }), { own: renamed(other ?? ''), other: renamed(own), at }]]
    }),
  )
}
