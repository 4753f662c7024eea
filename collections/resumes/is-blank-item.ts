import { fieldsOfItem } from './fields-of-item'
import type { EntryItem, EntrySection, ResumeContent } from './schema'

/** Whether nobody has written anything into an item. */
export function isBlankItem(item: EntryItem): boolean {
  return fieldsOfItem(item).every(
    ({ value }) => (typeof value === 'string' ? value.trim() : value).length === 0,
  )
}

/** The items of a section that files for others have: none that is hidden or, in a resume begun blank, waits for its first words. */
export function itemsToWrite({ section, content }: Options): EntryItem[] {
  const { placeholders } = content.config
  return section.items.filter((item) => !item.hidden && !(placeholders && !item.extra && isBlankItem(item)))
}

/** Whether all of a section waits for its first words. */
export function isWaiting({ section, content }: Options): boolean {
  const shown = section.items.filter((item) => !item.hidden)
  return content.config.placeholders && shown.length > 0 && itemsToWrite({ section, content }).length === 0
}
type Options = { section: EntrySection; content: ResumeContent }
