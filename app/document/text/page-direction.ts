import type { ResumeContent } from '../../../collections/resumes/schema'
import { remember } from '../model/remember'
import { hasRightToLeft, type Direction } from './direction'

/** What of a row, a section or an item are no words. */
const NO_WORDS = new Set(['id', 'kind', 'itemForm', 'titleForm', 'url', 'link', 'start', 'end', 'extra'])

/**
 * From which side the pages of a document are read: as most of its letters are. Undefined where none is read from the right, and
 * nothing of all this is drawn.
 */
export function pageDirection(content: ResumeContent): Direction | undefined {
  return remember({ owner: content, key: 'direction', make: () => findDirection(content) })
}

function findDirection({ baseInfo, entryList, skill, config }: ResumeContent): Direction | undefined {
  // a letter makes one of them anew
  const counts = [baseInfo, ...entryList, skill].map((owner) =>
    remember({ owner, key: 'letters', make: () => countLetters(wordsIn(owner).join(' ')) }),
  )
  const right = counts.reduce((sum, count) => sum + count.right, 0)
  if (right === 0 && !hasRightToLeft(config.footer)) return undefined
  return right * 2 > counts.reduce((sum, count) => sum + count.all, 0) ? 'rtl' : 'ltr'
}

function countLetters(text: string): { all: number; right: number } {
  const letters = text.match(/\p{L}/gu) ?? []
  return { all: letters.length, right: hasRightToLeft(text) ? letters.filter(hasRightToLeft).length : 0 }
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || ('hidden' in value && value.hidden === true)) return []
  return Object.entries(value).flatMap(([key, inner]) => (NO_WORDS.has(key) ? [] : wordsIn(inner)))
}
