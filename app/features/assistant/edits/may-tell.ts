import type { FactFlag } from '../tasks/events'

type Kind = FactFlag['kind']
const COUNTED = new Set<Kind>(['number', 'date', 'unit'])
const NAMED = new Set<Kind>(['tool', 'certificate', 'organization', 'school', 'name'])

const NUMBER =
  /\p{N}|[零〇一二两三四五六七八九十百千万亿半双每]|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|dozens?|hundreds?|thousands?|millions?|half|halved|thirds?|quarter\w*|first|second|once|twice|double[ds]?|tripled?|each|every|daily|weekly|monthly|annual(?:ly)?|yearly)\b/iu

/**
 * Whether words may tell a claim at all: a number needs one, and a name some letters of its own, where both are of one
 * script. Anything else only a reader can tell.
 */
export function mayTell({ kind, text, words }: { kind: Kind; text: string; words: string }): boolean {
  if (COUNTED.has(kind)) return NUMBER.test(words)
  return !NAMED.has(kind) || isHan(text) !== isHan(words) || isShared({ text, words })
}

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

function isShared({ text, words }: { text: string; words: string }): boolean {
  const parts = partsOf(text)
  const others = partsOf(words)
  return (
    parts.some((part) => others.some((other) => part.startsWith(other) || other.startsWith(part))) ||
    isShortOf({ short: text, long: words }) ||
    isShortOf({ short: words, long: text })
  )
}

/** Letters that forms of a word have in common. */
const ROOT = 5
/** Han characters, and the beginnings of words but those of one letter. */
const partsOf = (text: string): string[] =>
  Array.from(text.toLowerCase().matchAll(/\p{Script=Han}|[\p{Script=Latin}\p{N}]{2,}/gu), ([part]) =>
    part.slice(0, ROOT),
  )

const JOINING = /^(?:and|of|the|for|in|to|an?)$/i

/** Whether capitals of one are the first letters of words that follow each other in the other: OKR. */
function isShortOf({ short, long }: { short: string; long: string }): boolean {
  const initials = Array.from(long.matchAll(/\p{Script=Latin}+/gu), ([word]) => word)
    .filter((word) => !JOINING.test(word))
    .map((word) => word.charAt(0).toLowerCase())
    .join('')
  return (short.match(/\b\p{Lu}{2,}/gu) ?? []).some((capitals) => initials.includes(capitals.toLowerCase()))
}
