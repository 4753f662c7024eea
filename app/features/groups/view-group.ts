import type { ExampleSummary, GroupDocument, GroupView } from './group-view'
import type { StoredExample } from './list-examples.server'

type Type = NonNullable<GroupDocument['types']>[number]

/** A stored group as pages and calls show it; a type whose example is gone is left out. */
export function viewGroup(options: { group: GroupDocument; examples: StoredExample[] }): GroupView {
  const { group, examples } = options
  const { key, order, title, summary, text, cover, updatedAt } = group
  const types = (group.types ?? []).flatMap((type): ExampleSummary[] => {
    const resumeId = resumeIdOf(type)
    const example = examples.find(({ id }) => id === resumeId)
    if (!example) return []
    const { language, templateCode } = example
    const picture = `/thumbnails/example/${key}/${type.key}`
    return [{ key: type.key, name: type.name, resumeId, language, templateCode: templateCode ?? '', picture }]
  })
  return {
    key,
    order: order ?? 0,
    title,
    summary,
    text,
    cover: typeof cover === 'object' ? (cover?.url ?? null) : null,
    types,
    updatedAt,
  }
}

/** The id of a type's resume, populated or not. */
export function resumeIdOf({ resumeId }: Pick<Type, 'resumeId'>): string {
  return typeof resumeId === 'string' ? resumeId : resumeId.id
}
