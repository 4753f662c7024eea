import { fieldsOfItem, type FilledField } from '../../collections/resumes/fields-of-item'
import { entryItem, type EntryItem } from '../../collections/resumes/schema'
import { parseRichText } from '../../app/document/rich-text/parse'
import { plainText } from '../../app/document/rich-text/plain-text'

/** An item in which every field holds something that stands nowhere else. */
export function filledItem(): EntryItem {
  const entries = fieldsOfItem(entryItem.parse({})).map(({ name, control }, i) => [name, FILLERS[control](i)])
  return entryItem.parse(Object.fromEntries(entries))
}

const FILLERS: Record<FilledField['control'], (index: number) => unknown> = {
  line: (index) => `line${index}word`,
  date: (index) => String(2001 + index),
  link: (index) => `https://link${index}.example`,
  tags: (index) => [`tag${index}one`, `tag${index}two`],
  facts: (index) => [{ label: `fact${index}label`, value: `fact${index}value` }],
  text: (index) => `text${index}word`,
}

/** What a reader reads of a field. */
export function wordsOfField({ control, value }: FilledField): string[] {
  if (control === 'tags') return value
  if (control === 'facts') return value.flatMap((fact) => [fact.label, fact.value])
  return [control === 'text' ? plainText(parseRichText(value)) : value]
}
