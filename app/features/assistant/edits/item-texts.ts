import { fieldsOfItem, type FilledField } from '../../../../collections/resumes/fields-of-item'
import type { EntryItem } from '../../../../collections/resumes/schema'

/** Every text of an item, empty ones too; start and end are one, the rich text is as it is stored. */
export function itemTexts(item: EntryItem): string[] {
  const textsOf = ({ name, control, value }: FilledField): string[] => {
    if (name === 'start') return [[item.start, item.end].filter(Boolean).join(' – ')]
    if (name === 'end') return []
    if (control === 'facts') return value.flatMap((fact) => [fact.label, fact.value])
    return control === 'tags' ? value : [value]
  }
  return fieldsOfItem(item).flatMap(textsOf)
}
