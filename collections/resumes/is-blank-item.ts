import { fieldsOfItem, type FilledField } from './fields-of-item'
import { entryAbove } from './joined-items'
import type { EntryItem, EntrySection, ResumeContent } from './schema'

/** Whether nobody has written anything into an item; a joined one's title is that of the entry above. */
export function isBlankItem({ item, section }: { item: EntryItem; section: EntrySection }): boolean {
  const isJoined = item.joined && entryAbove({ section, item }) !== undefined
  return fieldsOfItem(item).every(
    ({ name, value }) => (isJoined && name === 'title') || wordsOf(value).every((text) => text.trim() === ''),
  )
}

/** All that is written in a field: its text, its tags, or its facts' labels and values. */
function wordsOf(value: FilledField['value']): string[] {
  if (typeof value === 'string') return [value]
  return value.flatMap((part) => (typeof part === 'string' ? part : [part.label, part.value]))
}

/** The items of a section that files for others have: none that is hidden or, in a resume begun blank, waits for its first words. */
export function itemsToWrite({ section, content }: Options): EntryItem[] {
  const { placeholders } = content.config
  return section.items.filter(
    (item) => !item.hidden && !(placeholders && !item.extra && isBlankItem({ item, section })),
  )
}

/** Whether all of a section waits for its first words. */
export function isWaiting({ section, content }: Options): boolean {
  const shown = section.items.filter((item) => !item.hidden)
  return content.config.placeholders && shown.length > 0 && itemsToWrite({ section, content }).length === 0
}
type Options = { section: EntrySection; content: ResumeContent }
