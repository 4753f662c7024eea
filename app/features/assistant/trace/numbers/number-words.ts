const DIGITS = new Map(Array.from('零一二三四五六七八九', (digit, value) => [digit, value]))
DIGITS.set('〇', 0).set('两', 2)
const TENS: Record<string, number> = { 十: 10, 百: 100, 千: 1000 }
const GROUPS: Record<string, number> = { 万: 1e4, 亿: 1e8 }

/** The value of a number written in Han characters (一千二百, 三十五万, 二〇二一), or undefined. */
export function readHanNumber(text: string): number | undefined {
  if (/^[零〇一二三四五六七八九]{2,}$/.test(text))
    return Number(Array.from(text, (character) => DIGITS.get(character)).join(''))
  let total = 0
  let section = 0
  let digit = -1
  for (const character of text) {
    const ten = TENS[character]
    const group = GROUPS[character]
    if (ten !== undefined) {
      section += (digit === -1 ? 1 : digit) * ten
      digit = -1
    } else if (group !== undefined) {
      section += Math.max(digit, 0)
      total = (total + (section === 0 ? 1 : section)) * group
      section = 0
      digit = -1
    } else digit = DIGITS.get(character) ?? -1
  }
  const result = total + section + Math.max(digit, 0)
  return result === 0 && !/[零〇]/.test(text) ? undefined : result
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const TENS_WORDS = 'twenty thirty forty fifty sixty seventy eighty ninety'
const LARGE: Record<string, number> = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 }
const WORDS = new Map<string, number>([
  ...SMALL.split(' ').map((word, index): [string, number] => [word, index]),
  ...TENS_WORDS.split(' ').map((word, index): [string, number] => [word, (index + 2) * 10]),
  ['dozen', 12],
])

const oneOf = (words: string[]) => `(?:${words.sort((a, b) => b.length - a.length).join('|')})`
const SCALE = oneOf([...Object.keys(LARGE), 'dozen'])
const UNIT = oneOf(SMALL.split(' '))
const UP_TO_99 = `(?:${oneOf(TENS_WORDS.split(' '))}(?:[ -]${UNIT})?|${UNIT})`
/** A number in English words, as a pattern's source: "twenty-five", "twelve hundred", "two million"; not "two one-week". */
export const ENGLISH_NUMBER = `\\b(?:${UP_TO_99}|${SCALE})(?:[ -]${SCALE}(?:(?:[ -]|\\s+and\\s+)${UP_TO_99}(?![a-z]))?)*\\b`

/** The value of a number in English words, or undefined when it is only a magnitude ("million"). */
export function readEnglishNumber(text: string): number | undefined {
  let total = 0
  let section = 0
  let isOpen = false
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    const large = LARGE[word]
    if (word === 'and') continue
    if (large !== undefined) {
      if (!isOpen) return undefined
      section *= large
      if (large > 100) {
        total += section
        section = 0
      }
    } else if (word === 'dozen') section = Math.max(section, 1) * 12
    else section += WORDS.get(word) ?? 0
    isOpen = true
  }
  return total + section
}
