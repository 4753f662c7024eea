import { DURATIONS } from './durations'
import { HAN_SPECIALS } from './special-han-numbers'
import { duration, numberOf, ordinal, ORDINALS, percent, times, type Reading, type Special } from './readings'

const HAN_DIGIT = '[一二两三四五六七八九十]'
const DIGITS = 'one|two|three|four|five|six|seven|eight|nine|ten'
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI']
const MAGNITUDES: Record<string, number> = {
  dozens: 10,
  hundreds: 100,
  thousands: 1e3,
  millions: 1e6,
  billions: 1e9,
}

/** Numbers that are more than digits and a unit: fractions, halves, multiples, ordinals, "数百", "a year and a half". */
export const SPECIALS: Special[] = [
  ...HAN_SPECIALS,
  {
    pattern: /百分之([零一二两三四五六七八九十百]+(?:点[零一二三四五六七八九]+)?|\d+(?:\.\d+)?)/g,
    read: (found) => percent(numberOf(found[1])),
  },
  {
    pattern: new RegExp(
      `(${HAN_DIGIT}|[千万]|\\d+)分之([零一二两三四五六七八九十]+(?:点[零一二三四五六七八九]+)?|\\d+(?:\\.\\d+)?)`,
      'g',
    ),
    read: (found) => percent((numberOf(found[2]) / numberOf(found[1])) * 100),
  },
  {
    // "占1/3"
    pattern:
      /(?<=[占约近为达的成过] ?|\b(?:about|nearly|over|of|to|by|for|making up) )([1-4])\/([2-9]|10)(?![\d/年月日号.])/gi,
    read: (found) => percent((Number(found[1]) / Number(found[2])) * 100),
  },
  {
    pattern: new RegExp(
      `(${HAN_DIGIT}|\\d(?:\\.\\d)?) ?成(半|[一二三四五六七八九])?(?!功|员|本|绩|为|立|果|长|都|交|人|熟|就|效|分|品|套)`,
      'g',
    ),
    read: (found) =>
      percent(
        numberOf(found[1]) * 10 + (found[2] === undefined ? 0 : found[2] === '半' ? 5 : numberOf(found[2])),
      ),
  },
  ...DURATIONS,
  {
    pattern:
      /一半|半数|减半|(?<!second )(?<!first )\bhalf\b(?![- ](?:a |an )?(?:dozen|time|day))|\bhalv(?:e|ed|es|ing)\b/gi,
    read: () => ({
      ...percent(50),
      others: [
        { value: 2, dimension: 'times' },
        { value: 0.5, dimension: 'times' },
      ],
    }),
  },
  {
    pattern:
      /(?<!\b(?:once|twice|times|per|every|each|visits?|reports?|first|last|past) )\b(a|one|two|three|four)[- ](third|quarter|fifth)s?\b(?!-| of (?:this|last|the|20\d\d)(?: \w+)? ?year| of 20\d\d| (?:under review|paper|in (?:press|review)|submitted|is |was |to ))/gi,
    read: (found) => {
      // "9 a quarter"
      if (/^a quarter$/i.test(found[0]) && /\d $/.test(found.input.slice(0, found.index))) return undefined
      const parts = { third: 3, quarter: 4, fifth: 5 }[(found[2] ?? '').toLowerCase()] ?? 1
      return percent(((/^a$/i.test(found[1] ?? '') ? 1 : numberOf(found[1])) / parts) * 100)
    },
  },
  {
    pattern: /\b(?:(?<=by )an? tenth|an? tenth(?= of (?:the|all|our|my|its|their)\b))/gi,
    read: () => percent(10),
  },
  { pattern: /\b[pP]([579]\d)\b/g, read: (found) => ordinal(Number(found[1])) },
  { pattern: /\b(1[6-9]\d0|20\d0)s\b/g, read: (found) => ordinal(Number(found[1])) },
  {
    pattern: /(\d{2}) ?世纪 ?([二三四五六七八九]十|\d0) ?年代/g,
    read: (found) => ordinal((Number(found[1]) - 1) * 100 + numberOf(found[2])),
  },
  {
    pattern: /(\d{2}) ?世纪|\b(\d{2})(?:st|nd|rd|th)[- ]century\b/gi,
    read: (found) => ordinal(Number(found[1] ?? found[2])),
  },
  { pattern: /翻了?(?:两|二)番|\bquadrupl(?:e|ed|es|ing)\b|\b(?:four-?fold)\b/gi, read: () => times(4) },
  { pattern: /翻了?三番/g, read: () => times(8) },
  {
    pattern:
      /翻了?一番|翻了?一?倍|翻番|\bdoubl(?:ed|es|ing)\b|\bdouble(?= the| its| our| their)|\btwo-?fold\b/gi,
    read: () => times(2),
  },
  {
    pattern: /\btwice\b/gi,
    read: () => ({ ...times(2), others: [...(times(2).others ?? []), { value: 2, dimension: 'count' }] }),
  },
  {
    pattern: /\bdouble\b(?! (?:11|ninth|major|degree|digit|check|click|eleven|entry))/gi,
    read: () => times(2),
  },
  { pattern: /翻了?(?:两|二)倍|\btripl(?:e|ed|es|ing)\b|\bthree-?fold\b/gi, read: () => times(3) },
  {
    pattern: new RegExp(
      `\\b(${DIGITS}) (?:in|out of)(?: every)? (${DIGITS}|\\d+)\\b(?! (?:years|months|weeks|days))`,
      'gi',
    ),
    read: (found) => percent((numberOf(found[1]) / numberOf(found[2])) * 100),
  },
  {
    pattern: /\bevery (third|fourth|fifth|sixth) (day|week|month)\b/gi,
    read: (found) => duration({ count: ORDINALS.indexOf((found[1] ?? '').toLowerCase()), unit: found[2] }),
  },
  {
    pattern: /第 ?([一二三四五六七八九十]+|\d+)(?!方|时间|线|手|步|三方)/g,
    read: (found) =>
      /第一(?:时间|线|手|步)/.test(found.input.slice(found.index)) ? undefined : ordinal(numberOf(found[1])),
  },
  {
    pattern: new RegExp(
      `(?<![初高])(${HAN_DIGIT}{1,2}|\\d{1,2})(?= ?(?:(?:至|到|-|~|、)(?:${HAN_DIGIT}{1,2}|\\d{1,2}))? ?年级)`,
      'g',
    ),
    read: (found) => ordinal(numberOf(found[1])),
  },
  {
    pattern: /(初|(?<![提升增拔])高)([一二三])(?!十?[个次步])/gu,
    read: (found) => schoolYear({ year: numberOf(found[2]), before: found[1] === '初' ? 6 : 9 }),
  },
  { pattern: /(?<=每个?月 ?)(\d{1,2}) ?[日号]/g, read: (found) => ordinal(Number(found[1])) },
  { pattern: /([上下])学期/g, read: (found) => ordinal(found[1] === '上' ? 1 : 2) },
  { pattern: /\b(\d+)(?:st|nd|rd|th)\b(?! floor)/gi, read: (found) => ordinal(Number(found[1])) },
  {
    pattern: new RegExp(
      `\\b(?<=\\b(?:placed|came|finished|ranked|placing|finishing) )(?:${ORDINALS.slice(1).join('|')})\\b|\\b(?:${ORDINALS.slice(1).join('|')})(?=[- ](?:place|rank|author|position|grade|grader|year|quarter|month|week|day|term|semester|season|round|phase|edition|time|largest|highest|best|most|in the|in my|out of|overall))`,
      'gi',
    ),
    read: (found) => ordinal(ORDINALS.indexOf(found[0].toLowerCase())),
  },
  { pattern: /(?:\bNo\. ?|#|\bnumber )(\d+|one)\b/gi, read: (found) => ordinal(numberOf(found[1])) },
  {
    pattern: /\b(?:level|tier|grade|stage|part|phase) (I{1,3}|IV|VI?)\b/gi,
    read: (found) => ordinal(ROMAN.indexOf((found[1] ?? '').toUpperCase())),
  },
  {
    pattern: /\b(?:level|tier|grade|stage|phase) (\d+)\b(?!\.\d)/gi,
    read: (found) => ordinal(Number(found[1])),
  },
  { pattern: /(?<!\/)\b(I{1,3}|IV) ?期/g, read: (found) => ordinal(ROMAN.indexOf(found[1] ?? '')) },
  {
    pattern: /(?<!二等)([一二三四五六七八九十]) ?(?:级|阶段)/g,
    read: (found) => ordinal(numberOf(found[1])),
  },
  {
    pattern:
      /(?<!第)(?:[数上几]|[过破逾超近](?![一二三四五六七八九]?十(?:年|个?月|天|周|小时)))(十万|百万|千万|十亿|百亿|十|百|千(?!克)|万|亿)(元(?!素))?(?![一二三四五六七八九]|分)/g,
    read: (found) => ({
      value: numberOf(found[1]),
      dimension: found[2] === undefined ? 'count' : 'money-CNY',
      bound: found[0].startsWith('近') ? 'under' : 'over',
    }),
  },
  {
    pattern: /\b(dozens|hundreds|thousands|millions|billions)\b(?: of)?/gi,
    read: (found) => ({
      value: MAGNITUDES[(found[1] ?? '').toLowerCase()] ?? 0,
      dimension: 'count',
      bound: 'over',
    }),
  },
  {
    pattern: /([十百千]?[万亿]|百|千)级/g,
    read: (found) => ({ value: numberOf(found[1]), dimension: 'count', bound: 'over' }),
  },
]

/** The second year of the middle school (初二) is the eighth of all. */
function schoolYear({ year, before }: { year: number; before: number }): Reading {
  return { ...ordinal(year), others: [{ value: year + before, dimension: 'ordinal' }] }
}
