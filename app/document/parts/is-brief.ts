import { fieldsOfItem } from '../../../collections/resumes/fields-of-item'
import type { EntryItem } from '../../../collections/resumes/schema'

const OF_FEW_WORDS = ['title', 'subtitle', 'tags']

/** Whether an entry is a few words: a language and its level, an interest and what of it. */
export const isBrief = (item: EntryItem): boolean =>
  fieldsOfItem(item).every(({ name, value }) => OF_FEW_WORDS.includes(name) || value.length === 0)
