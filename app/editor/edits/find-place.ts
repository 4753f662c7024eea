import type {
  BaseInfoRow,
  EntryItem,
  EntrySection,
  Fact,
  ResumeContent,
  SkillRow,
} from '../../../collections/resumes/schema'

/** A thing with an id and the list it stands in. */
export type Place =
  | { kind: 'row'; list: BaseInfoRow[]; index: number; value: BaseInfoRow }
  | { kind: 'skill'; list: SkillRow[]; index: number; value: SkillRow }
  | { kind: 'section'; list: EntrySection[]; index: number; value: EntrySection }
  | { kind: 'item'; list: EntryItem[]; index: number; value: EntryItem; section: EntrySection }
  | { kind: 'fact'; list: Fact[]; index: number; value: Fact; section: EntrySection; item: EntryItem }

type Options = { content: ResumeContent; id: string }

/** The places of documents that can't change any more, by id. */
const known = new WeakMap<ResumeContent, Map<string, Place>>()

/** Where in the document something stands; ids are unique within it. */
export function findPlace({ content, id }: Options): Place | undefined {
  // A draft is looked through, since it changes; each handle of the page asks the same frozen document.
  if (!Object.isFrozen(content)) return lookFor({ content, id })
  const places = known.get(content) ?? placesIn(content)
  known.set(content, places)
  return places.get(id)
}

function placesIn(content: ResumeContent): Map<string, Place> {
  const places: Place[] = [
    ...placed(content.baseInfo.list).map((at) => ({ kind: 'row', ...at }) as const),
    ...placed(content.skill.list).map((at) => ({ kind: 'skill', ...at }) as const),
    ...placed(content.entryList).map((at) => ({ kind: 'section', ...at }) as const),
    ...content.entryList.flatMap((section) =>
      placed(section.items).flatMap((at): Place[] => [
        { kind: 'item', section, ...at },
        ...placed(at.value.facts).map(
          (fact) => ({ kind: 'fact', section, item: at.value, ...fact }) as const,
        ),
      ]),
    ),
  ]
  return new Map(places.map((place) => [place.value.id, place]))
}

function placed<T>(list: T[]) {
  return list.map((value, index) => ({ list, index, value }))
}

function lookFor({ content, id }: Options): Place | undefined {
  const row = indexOf({ list: content.baseInfo.list, id })
  if (row) return { kind: 'row', list: content.baseInfo.list, ...row }
  const skill = indexOf({ list: content.skill.list, id })
  if (skill) return { kind: 'skill', list: content.skill.list, ...skill }
  const found = indexOf({ list: content.entryList, id })
  if (found) return { kind: 'section', list: content.entryList, ...found }
  for (const section of content.entryList) {
    const item = indexOf({ list: section.items, id })
    if (item) return { kind: 'item', list: section.items, section, ...item }
    for (const owner of section.items) {
      const fact = indexOf({ list: owner.facts, id })
      if (fact) return { kind: 'fact', list: owner.facts, section, item: owner, ...fact }
    }
  }
  return undefined
}

/** The section that something stands in, or is; of skills that of their place. Undefined for what is in none. */
export function sectionIdOf({ content, owner }: { content: ResumeContent; owner: string }) {
  const place = findPlace({ content, id: owner })
  if (place?.kind === 'section') return owner
  if (place?.kind === 'item' || place?.kind === 'fact') return place.section.id
  if (place?.kind !== 'skill' && owner !== '$skill') return undefined
  return content.entryList.find(({ kind }) => kind === 'skill')?.id
}

/** What a thing is called on the page. */
export function nameOfPlace({ kind, value }: Place): string {
  if (kind === 'section' || kind === 'item') return value.title
  return kind === 'fact' ? value.label : value.key
}

function indexOf<T extends { id: string }>({ list, id }: { list: T[]; id: string }) {
  const index = list.findIndex((element) => element.id === id)
  const value = list[index]
  return value ? { index, value } : undefined
}
