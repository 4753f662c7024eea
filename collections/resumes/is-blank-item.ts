import { fieldsOfItem, type FilledField } from './fields-of-item'
import { entryAbove } from './joined-items'
import type { EntryItem, EntrySection, ResumeContent, SkillRow } from './schema'

/** Whether nobody has written anything into an item; a joined one's title is that of the entry above. */
export function isBlankItem({ item, section }: { item: EntryItem; section: EntrySection }): boolean {
  const isJoined = item.joined && entryAbove({ section, item }) !== undefined
  return fieldsOfItem(item).every(
    ({ name, value }) => (isJoined && name === 'title') || wordsOf(value).every(isBlankText),
  )
}

/**
 * Whether a text says nothing; what an editor draws for a caret does not (`\u200b`, in a list that waits for its first item behind
 * the sign, and `\u2060` behind a date that is being written).
 */
export const isBlankText = (text: string): boolean =>
  text.replace(/^- (?=\u200b$)|[\u200b\u2060]/g, '').trim() === ''

export function isBlankSkill({ key, level, tags }: Pick<SkillRow, 'key' | 'level' | 'tags'>): boolean {
  return [key, level, ...tags].every(isBlankText)
}

/** All that is written in a field: its text, its tags, or its facts' labels and values. */
function wordsOf(value: FilledField['value']): string[] {
  if (typeof value === 'string') return [value]
  return value.flatMap((part) => (typeof part === 'string' ? part : [part.label, part.value]))
}

/** The items of a section that files for others have: none that is hidden or waits for its first words, begun blank or emptied. */
export function itemsToWrite({ section, content }: Options): EntryItem[] {
  const waits = section.hideWhenEmpty || content.config.placeholders
  return section.items.filter(
    (item) => !item.hidden && !(waits && !item.extra && isBlankItem({ item, section })),
  )
}

/** Whether all of a section waits for its first words. */
export function isWaiting({ section, content }: Options): boolean {
  const waits =
    section.hideWhenEmpty || (content.config.placeholders && section.items.some(({ hidden }) => !hidden))
  return waits && itemsToWrite({ section, content }).length === 0
}
type Options = { section: EntrySection; content: ResumeContent }
