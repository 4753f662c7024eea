import { flag, ownSources, type CheckContext } from '../check-context'
import { placeOf } from '../prepare-text'
import type { Span } from '../types'

/** Languages by their names in both languages. */
const LANGUAGES = [
  /English|英语|英文/g,
  /Mandarin|普通话|Chinese|汉语|中文/g,
  /Cantonese|粤语|广东话/g,
  /Japanese|日语|日文/g,
  /Korean|韩语|韩文|朝鲜语/g,
  /French|法语|法文/g,
  /German|德语|德文/g,
  /Spanish|西班牙语|西语/g,
  /Portuguese|葡萄牙语|葡语/g,
  /Italian|意大利语|意语/g,
  /Russian|俄语|俄文/g,
  /Arabic|阿拉伯语/g,
  /Dutch|荷兰语/g,
  /Swedish|瑞典语/g,
  /Norwegian|挪威语/g,
  /Danish|丹麦语/g,
  /Polish|波兰语/g,
  /Turkish|土耳其语/g,
  /Thai|泰语/g,
  /Vietnamese|越南语/g,
  /Hindi|印地语/g,
  /Malay|马来语/g,
  /Indonesian|印尼语/g,
  /Greek|希腊语/g,
]
/** The six levels of the Common European Framework, then the mother tongue; words stand about where they are used. */
const LEVELS: [level: number, pattern: string][] = [
  [1, 'A1'],
  [2, 'A2'],
  [3, 'B1'],
  [4, 'B2'],
  [5, 'C1'],
  [6, 'C2'],
  [7, 'native|mother tongue|bilingual|母语'],
  [5, 'fluent|流利'],
  [4, 'professional|business|工作语言|商务'],
  [3, 'intermediate|conversational|中级'],
  [1.5, 'basic|beginner|elementary|基础|入门|初级'],
]
const LEVEL = LEVELS.map(([, pattern]) => pattern).join('|')
const BEHIND = new RegExp(`^[^,，、;；。\\n]{0,6}?(${LEVEL})`, 'i')
const BEFORE = new RegExp(`(${LEVEL})(?: level| in|的)? ?$`, 'i')
/** Between words, or a word and a letter of the framework, less than this is a matter of taste. */
const A_STEP = 2

type Spoken = Span & { language: number; level: number; isGraded: boolean }

/** Flags a language said to be spoken better than the sources say of this very language. */
export function checkLanguages(context: CheckContext): void {
  const claims = spokenIn(context.text)
  if (claims.length === 0) return
  const told = ownSources(context).flatMap((source) =>
    spokenIn(source.text).map((one) => ({ ...one, source })),
  )
  for (const claim of claims) {
    const same = told.filter(({ language }) => language === claim.language)
    const first = same[0]
    if (first === undefined || !same.every((one) => isBetter({ claim, told: one }))) continue
    flag(context, {
      kind: 'scope',
      from: claim.from,
      to: claim.to,
      severity: 'inflated',
      note: 'higher-level',
      source: placeOf(first),
    })
  }
}

function isBetter({ claim, told }: { claim: Spoken; told: Spoken }): boolean {
  const step = claim.level - told.level
  return claim.isGraded && told.isGraded ? step > 0 : step >= A_STEP
}

/** The languages of a text beside which a level stands. */
function spokenIn(text: string): Spoken[] {
  return LANGUAGES.flatMap((pattern, language) =>
    Array.from(text.matchAll(pattern)).flatMap(({ index, 0: name }) => {
      const end = index + name.length
      const behind = BEHIND.exec(text.slice(end, end + 24))
      const before = BEFORE.exec(text.slice(Math.max(0, index - 24), index))
      // "C1 English, B1 German": what stands before a name is its own, unless a bracket follows.
      const found = before !== null && !/^ ?[(（:：]/.test(text.slice(end)) ? before : (behind ?? before)
      const word = found?.[1]
      if (found === null || word === undefined) return []
      const level = LEVELS.find(([, words]) => new RegExp(`^(?:${words})$`, 'i').test(word))?.[0] ?? 0
      const span =
        found === before
          ? { from: index - before[0].length, to: end }
          : { from: index, to: end + found[0].length }
      return [{ ...span, language, level, isGraded: /^[ABC][12]$/i.test(word) }]
    }),
  )
}
