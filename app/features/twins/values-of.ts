import { ITEM_FIELD_NAMES } from '../../../collections/resumes/fields-of-item'
import { ITEM_FIELDS, type ItemFieldName } from '../../../collections/resumes/item-fields'
import type { BaseInfoRow, EntryItem, EntrySection, ResumeContent } from '../../../collections/resumes/schema'

/**
 * What two languages of a resume are compared by. `isFree`: it is the same in any language, as a date or an address is,
 * and can be taken over.
 */
export type TwinValue = { owner: string; field: string; value: string; isFree: boolean }
/** In page order, by owner and field. */
export type TwinValues = Map<string, TwinValue>

/** The list that an element stands in: the field that says so, and the one that says in which order a list is. */
export const PLACE = '$in'
export const ORDER = '$order'

/** Rows of the basic information whose values no language changes. */
const FREE_ROWS: readonly BaseInfoRow['kind'][] = ['phone', 'email', 'url', 'profile', 'birth']

export const keyOf = ({ owner, field }: { owner: string; field: string }): string => `${owner}.${field}`

/** Everything of a document that its twin has as well, each as one text. */
export function valuesOf({ avatar, baseInfo, entryList, skill }: ResumeContent): TwinValues {
  const photo = avatar.url ? `${avatar.show ? 'shown' : 'hidden'} ${hashOf(avatar.url)}` : ''
  const all: TwinValue[] = [
    free('$avatar', 'url', photo),
    text('$baseInfo', 'title', baseInfo.title),
    order('$baseInfo', baseInfo.list),
    ...baseInfo.list.flatMap(ofRow),
    order('$entryList', entryList),
    ...entryList.flatMap((section) => [
      ...ofSection(section),
      ...(section.kind === 'skill'
        ? ofSkills(skill)
        : section.items.flatMap((item) => ofItem(item, section.id))),
    ]),
  ]
  return new Map(all.map((one) => [keyOf(one), one]))
}

const text = (owner: string, field: string, value: string): TwinValue => ({
  owner,
  field,
  value,
  isFree: false,
})
const free = (owner: string, field: string, value: string): TwinValue => ({
  owner,
  field,
  value,
  isFree: true,
})
const order = (owner: string, list: readonly { id: string }[]): TwinValue =>
  free(owner, ORDER, list.length > 1 ? list.map(({ id }) => id).join(' ') : '')
const common = ({ id, hidden }: { id: string; hidden: boolean }, list: string): TwinValue[] => [
  free(id, PLACE, list),
  free(id, 'hidden', hidden ? '1' : ''),
]

function ofRow(row: BaseInfoRow): TwinValue[] {
  const { id, kind, key, value, url } = row
  return [
    ...common(row, '$baseInfo'),
    text(id, 'key', key),
    FREE_ROWS.includes(kind) ? free(id, 'value', value) : text(id, 'value', value),
    free(id, 'url', url),
  ]
}

function ofSection(section: EntrySection): TwinValue[] {
  const { id, title, kind, items } = section
  return [
    ...common(section, '$entryList'),
    ...(kind === 'skill' ? [] : [text(id, 'title', title), order(id, items)]),
  ]
}

function ofSkills({ title, list }: ResumeContent['skill']): TwinValue[] {
  return [
    text('$skill', 'title', title),
    order('$skill', list),
    ...list.flatMap((row) => [
      ...common(row, '$skill'),
      text(row.id, 'key', row.key),
      text(row.id, 'level', row.level),
      text(row.id, 'tags', row.tags.join('\n')),
      free(row.id, 'value', String(row.value)),
    ]),
  ]
}

function ofItem(item: EntryItem, section: string): TwinValue[] {
  const joined = free(item.id, 'joined', item.joined ? '1' : '')
  return [...common(item, section), joined, ...ITEM_FIELD_NAMES.flatMap((name) => ofField(item, name))]
}

function ofField(item: EntryItem, name: ItemFieldName): TwinValue[] {
  const { control } = ITEM_FIELDS[name]
  const { id } = item
  if (control === 'facts')
    return item.facts.flatMap((fact) => [
      free(fact.id, PLACE, id),
      text(fact.id, 'label', fact.label),
      text(fact.id, 'value', fact.value),
    ])
  const value = item[name]
  const said = Array.isArray(value) ? value.map(String).join('\n') : value
  return [control === 'date' || control === 'link' ? free(id, name, said) : text(id, name, said)]
}

/** Tells two photos from each other without keeping either. */
function hashOf(value: string): string {
  let hash = 5381
  for (let at = 0; at < value.length; at++) hash = (Math.imul(hash, 33) ^ value.charCodeAt(at)) >>> 0
  return `${value.length.toString(36)}-${hash.toString(36)}`
}
