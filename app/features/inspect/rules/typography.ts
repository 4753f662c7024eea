import type { Language } from '../../../../collections/resumes/choices'
import { defineRules, hint } from '../define-rules'
import { inLines, inTexts, matches, spotInLine, type LinePlace } from '../in-texts'
import type { ReadLine, ReadResume } from '../read/types'
import { typographyTexts } from '../texts/typography'
import type { Edit, InspectText, Place, Spot } from '../types'

/** Whether a language is written with full-width signs: ， 。 （ ） */
const HAS_FULL_WIDTH_SIGNS: Record<Language, boolean> = { 'zh-CN': true, en: false }
const FULL: Record<string, string> = { ',': '，', ';': '；', '!': '！', '?': '？', '.': '。', ':': '：' }
const HALF: Record<string, string> = {
  ...{ '，': ',', '。': '.', '；': ';', '：': ':' },
  ...{ '？': '?', '！': '!', '（': '(', '）': ')' },
}
const PAIRS: Record<string, string> = { '）': '（', ')': '(', '】': '【', '》': '《', '」': '「', ']': '[' }

const HALF_IN_CHINESE = matches(
  /(?<=\p{Script=Han})([,;!?]|\.(?=\s|$|\p{Script=Han})|:(?=\p{Script=Han}))/gmu,
)
const FULL_IN_LATIN = matches(/(?<=[\p{Script=Latin}\d]\s?)([，。；：？！（）])/gu)
const WIDE_LETTERS = /[０-９Ａ-Ｚａ-ｚ％＋]+/g
const SIGN = /^(?:[，。；：、！？）]|[,;.](?=\s|$))/
/** At the edge of a line, two or more within, and before a sign. */
const SPACES =
  /^[ \t\u3000]+|(?<=\S)[ \t\u3000]+$|(?<=\S) {2,}(?=\S)|(?<=[\p{L}\d%”）)]) +(?=[，。；：、！？）]|[,;.](?=\s|$))/gu
/** Between two scripts, without a space and with one. */
const TIGHT = /(?<=\p{Script=Han})(?=[A-Za-z])|(?<=[A-Za-z])(?=\p{Script=Han})/gu
const SPACED = /(?<=\p{Script=Han}) (?=[A-Za-z])|(?<=[A-Za-z]) (?=\p{Script=Han})/gu
const TIGHT_WORDS = matches(/\p{Script=Han}[A-Za-z][A-Za-z0-9.+#]*|[A-Za-z][A-Za-z0-9.+#]*\p{Script=Han}/gu)

/** Punctuation and spaces, by the rules of the document's language. */
export const typographyRules = defineRules({
  part: 'typography',
  texts: typographyTexts,
  rules: {
    'half-width-signs': inTexts({
      severity: 'warning',
      scopes: ['all'],
      find: HALF_IN_CHINESE,
      keep: (_, { language }) => HAS_FULL_WIDTH_SIGNS[language],
      edit: ({ line, from, to }) => {
        const spaces = /^ */.exec(line.text.slice(to))?.[0].length ?? 0
        const sign = line.text.slice(from, to)
        return [{ from, to: to + spaces, text: FULL[sign] ?? sign }]
      },
    }),
    'full-width-signs': inTexts({
      severity: 'warning',
      scopes: ['all'],
      find: (text) => (HAS_FULL_WIDTH_SIGNS[text.language] ? [] : FULL_IN_LATIN(text)),
      edit: halfWidth,
    }),
    'mixed-quotes': inTexts({ severity: 'hint', scopes: ['all'], find: straightAmongCurly }),
    'full-width-letters': inLines({
      severity: 'warning',
      scopes: ['all'],
      pattern: WIDE_LETTERS,
      edit: ({ line, from, to }) => [{ from, to, text: line.text.slice(from, to).normalize('NFKC') }],
    }),
    'doubled-sign': inLines({
      severity: 'warning',
      scopes: ['all'],
      pattern: /([，。；：、！？,;])\1+/g,
      edit: ({ from, to }) => [{ from: from + 1, to, text: '' }],
    }),
    'unpaired-brackets': hint(({ texts }) =>
      texts.all.parts.flatMap((line) => {
        const at = unpaired(line.text)
        return at < 0 ? [] : [spotInLine({ line, from: at, to: at + 1, values: [line.text.charAt(at)] })]
      }),
    ),
    'mixed-endings': hint(({ sections }) =>
      sections
        .flatMap(({ items }) => items)
        .filter(({ lines }) => {
          const bullets = lines.filter(({ isBullet, text }) => isBullet && text.trim() !== '')
          const ended = bullets.filter(({ text }) => /[.。；;：:！!？?][”"’）)]?\s*$/.test(text))
          return ended.length > 0 && ended.length < bullets.length
        })
        .map(({ item, text }) => ({ at: text, values: [item.title] })),
    ),
    // who never sets a space leaves it to the page, which draws one
    'missing-space': {
      inText: tightAmongSpaced,
      ...hint(
        bySpaces({ isTightRight: false, pattern: TIGHT, edit: (at) => ({ from: at, to: at, text: ' ' }) }),
      ),
    },
    'odd-space': hint(
      bySpaces({ isTightRight: true, pattern: SPACED, edit: (at) => ({ from: at, to: at + 1, text: '' }) }),
    ),
    'extra-space': inLines({
      severity: 'hint',
      scopes: ['all'],
      pattern: SPACES,
      edit: ({ line, from, to }) => {
        const isBetweenWords = from > 0 && to < line.text.length && !SIGN.test(line.text.slice(to))
        return [{ from, to, text: isBetweenWords ? ' ' : '' }]
      },
    }),
  },
})

function halfWidth({ line, from, to }: LinePlace): Edit[] {
  const sign = line.text.slice(from, to)
  const [before = '', after = ''] = [line.text.slice(0, from).at(-1), line.text[to]]
  const lead = sign === '（' && before.trim() !== '' ? ' ' : ''
  const trail = sign !== '（' && /[\p{L}\d(（]/u.test(after) ? ' ' : ''
  return [{ from, to, text: lead + (HALF[sign] ?? sign) + trail }]
}

function straightAmongCurly({ source }: InspectText): Place[] {
  const straight = source.indexOf('"')
  return straight >= 0 && /[“”]/.test(source) ? [{ from: straight, to: straight + 1 }] : []
}

/** Where the first bracket without its other half stands; -1 where all are paired. “a)” numbers a list. */
function unpaired(text: string): number {
  const open: { sign: string; at: number }[] = []
  for (const { 0: sign, index } of text.matchAll(/[（(【《「[）)】》」\]]/g)) {
    const opener = PAIRS[sign]
    if (opener === undefined) open.push({ sign, at: index })
    else if (open.at(-1)?.sign === opener) open.pop()
    else if (!/^\s*\w{1,2}$/.test(text.slice(0, index))) return index
  }
  return open[0]?.at ?? -1
}

/** One who never sets a space follows another rule, keeps to it, and is told once. */
function tightAmongSpaced(text: InspectText): Place[] {
  const tight = TIGHT_WORDS(text)
  const isSpaced = text.source.search(SPACED) >= 0
  return isSpaced || tight.length <= 3 ? tight : tight.slice(0, 1)
}

type SpaceOptions = { isTightRight: boolean; pattern: RegExp; edit: (at: number) => Edit }

/** What differs from how most of the text does it: one finding for a line, and one patch for all places in it. */
function bySpaces({ isTightRight, pattern, edit }: SpaceOptions): (resume: ReadResume) => Spot[] {
  return (resume) => {
    const { source, parts } = resume.texts.all
    const [tight, spaced] = [TIGHT, SPACED].map((each) => source.match(each)?.length ?? 0)
    if (!tight || !spaced || tight > spaced !== isTightRight) return []
    return parts.flatMap((line) => spotOfLine({ resume, line, pattern, edit }))
  }
}

type LineOptions = Omit<SpaceOptions, 'isTightRight'> & { resume: ReadResume; line: ReadLine }

function spotOfLine({ resume, line, pattern, edit }: LineOptions): Spot[] {
  const places = Array.from(line.text.matchAll(pattern), ({ index }) => index)
  const [first] = places
  if (first === undefined) return []
  const words = /[^\s\p{P}]{0,4} ?$/u.exec(line.text.slice(0, first))?.[0] ?? ''
  const after = /^ ?[^\s\p{P}]{0,8}/u.exec(line.text.slice(first))?.[0] ?? ''
  const [from, to] = [first - words.length, first + after.length]
  return [spotInLine({ line, from, to, values: [words + after], resume, edits: places.map(edit) })]
}
