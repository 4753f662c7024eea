import type { ResumeContent } from '../../../collections/resumes/schema'
import { remember } from '../model/remember'
import { hasRightToLeft, type Direction } from './direction'

/** What of a row, a section or an item are no words. */
const NO_WORDS = new Set(['id', 'kind', 'itemForm', 'url', 'link', 'start', 'end'])

/**
 * From which side the pages of a document are read: as most of its letters are. Undefined where none is read from the right, and
 * nothing of all this is drawn.
 */
export function pageDirection(content: ResumeContent): Direction | undefined {
  return remember({ owner: content, key: 'direction', make: () => findDirection(content) })
}

function findDirection({ baseInfo, entryList, skill, config }: ResumeContent): Direction | undefined {
  const texts = wordsIn([baseInfo, entryList, skill]).join(' ')
  if (!hasRightToLeft(texts + config.footer)) return undefined
  const letters = texts.match(/\p{L}/gu) ?? []
  return letters.filter(hasRightToLeft).length * 2 > letters.length ? 'rtl' : 'ltr'
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (NO_WORDS.has(key) ? [] : wordsIn(inner)))
}
