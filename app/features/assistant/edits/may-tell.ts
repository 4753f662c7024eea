import type { FactFlag } from '../tasks/events'

type Kind = FactFlag['kind']
const COUNTED = new Set<Kind>(['number', 'date', 'unit'])
const NAMED = new Set<Kind>(['tool', 'certificate', 'organization', 'school', 'name'])

const DIGITS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const NUMBER = new RegExp(
  [
    String.raw`\p{N}`,
    '[零〇一二两三四五六七八九十百千万亿半数]+[个名人位年月日天周次倍成家项种类台件条元块层期批轮场篇册本节岁折季度多余几分]',
    '每[天日周月季年次个人]|翻[倍番]|双',
    String.raw`\b(?:${DIGITS}|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|dozens?|hundreds?|thousands?|millions?|billions?)\b`,
    String.raw`\b(?:half|halved|thirds?|quarter(?:s|ly)?|first|second|third|once|twice|doubled?|tripled?|daily|weekly|monthly|annual(?:ly)?|yearly)\b`,
    String.raw`\b(?:an?|each|every|per) (?:hour|day|week|month|quarter|year)\b`,
  ].join('|'),
  'iu',
)

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
    parts.some((part) => others.some((other) => isForm(part, other))) ||
    isShortOf({ short: text, long: words }) ||
    isShortOf({ short: words, long: text })
  )
}

const JOINING = /^(?:and|of|the|for|in|to|on|at|by|or|as|do|is|an?)$/i
/** What so many bodies and tools are called that it names none. */
const SORT = /大学|学院|公司|集团|系统|平台|软件|证书?|资格|银行|医院|科技|有限|中心/g

/** The words of a Latin text; the pairs of characters of a Han one. */
function partsOf(text: string): string[] {
  const latin = (text.toLowerCase().match(/[\p{Script=Latin}\p{N}]{2,}/gu) ?? []).filter(
    (word) => !JOINING.test(word),
  )
  const han = text.replace(SORT, ' ').match(/\p{Script=Han}{2,}/gu) ?? []
  const pairs = han.flatMap((run) => Array.from(run.slice(1), (second, at) => run.charAt(at) + second))
  return [...latin, ...pairs]
}

/** Letters that forms of one word have in common. */
const ROOT = 6
const isForm = (one: string, other: string): boolean =>
  one === other ||
  one === `${other}s` ||
  other === `${one}s` ||
  (one.length >= ROOT && other.length >= ROOT && one.slice(0, ROOT) === other.slice(0, ROOT))

/** Whether capitals of one are the first letters of words that follow each other in the other: OKR. */
function isShortOf({ short, long }: { short: string; long: string }): boolean {
  const initials = Array.from(long.matchAll(/\p{Script=Latin}+/gu), ([word]) => word)
    .filter((word) => !JOINING.test(word))
    .map((word) => word.charAt(0).toLowerCase())
    .join('')
  return (short.match(/\b\p{Lu}{2,}/gu) ?? []).some((capitals) => initials.includes(capitals.toLowerCase()))
}
