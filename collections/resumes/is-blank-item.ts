import { fieldsOfItem } from './fields-of-item'
import type { EntryItem } from './schema'

/** Whether nobody has written anything into an item. */
export function isBlankItem(item: EntryItem): boolean {
  return fieldsOfItem(item).every(
    ({ value }) => (typeof value === 'string' ? value.trim() : value).length === 0,
  )
}
