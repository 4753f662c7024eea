import { ITEM_FIELD_NAMES } from '../../../collections/resumes/fields-of-item'
import { ITEM_FIELDS } from '../../../collections/resumes/item-fields'
import type { EntryItem, ResumeContent } from '../../../collections/resumes/schema'
import type { FieldTarget } from '../session/editor'

/** Every field of a document that holds words, hidden ones too, in the order of the forms; dates and switches are none. */
export function textFields({ baseInfo, skill, entryList }: ResumeContent): FieldTarget[] {
  const of = (owner: string, ...fields: string[]) => fields.map((field) => ({ owner, field }))
  return [
    ...of('$baseInfo', 'title'),
    ...baseInfo.list.flatMap(({ id }) => of(id, 'key', 'value')),
    ...entryList.flatMap(({ id, kind, items }) =>
      kind === 'skill'
        ? [...of('$skill', 'title'), ...skill.list.flatMap((row) => of(row.id, 'key', 'level', 'tags'))]
        : [...of(id, 'title'), ...items.flatMap(fieldsOfItem)],
    ),
  ]
}

function fieldsOfItem({ id, facts }: EntryItem): FieldTarget[] {
  return ITEM_FIELD_NAMES.flatMap((field) => {
    const { control } = ITEM_FIELDS[field]
    if (control === 'date') return []
    if (control !== 'facts') return [{ owner: id, field }]
    return facts.flatMap((fact) => [
      { owner: fact.id, field: 'label' },
      { owner: fact.id, field: 'value' },
    ])
  })
}
