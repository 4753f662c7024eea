import { numberOf, ordinal, percent, weekdays, type Reading, type Special } from './readings'

/** Chinese ways to say a number that are more than digits and a unit; they are tried before all others. */
export const HAN_SPECIALS: Special[] = [
  {
    // "9米6", "1万2"
    pattern: /(\d+)(米|万)(\d)(?![\d.%万千百])/g,
    read: ([, whole, unit, part]) =>
      unit === '米'
        ? { value: Number(`${whole ?? ''}.${part ?? ''}`), dimension: 'metres' }
        : { value: Number(`${whole ?? ''}.${part ?? ''}`) * 1e4, dimension: 'count' },
  },
  {
    // "十四五": the fourteenth plan of five years
    pattern:
      /(?<![一二三四五六七八九十\d])十([一二三四五])五(?=["”']|规划|时期|期间|[\p{Script=Han}]{0,6}规划)/gu,
    read: (found) => ({
      ...ordinal(10 + numberOf(found[1])),
      others: [
        { value: 5 * 360 * 86_400, dimension: 'seconds' },
        { value: 5, dimension: 'count' },
      ],
    }),
  },
  {
    // "3块2": of money
    pattern:
      /(\d+|[一二两三四五六七八九])块(\d|[一二三四五六七八九])(?:毛钱?)?(?![\d.%十百千万块]|\p{Script=Han}?[块个])/gu,
    read: ([, whole, part]) => ({
      value: numberOf(whole) + numberOf(part) / 10,
      dimension: 'money-CNY',
    }),
  },
  {
    // "五六只", "两三百": one number and the next
    pattern:
      /(?<![一二两三四五六七八九十百千万第])([一二两三四五六七八])([二三四五六七八九])(?=[十百千万]?\p{Script=Han})([十百千万]?)/gu,
    read: ([, first = '', second = '', magnitude = '']) => {
      const [low, high] = [numberOf(first), numberOf(second)]
      const size = magnitude === '' ? 1 : numberOf(magnitude)
      if (high !== low + 1) return undefined
      return {
        value: low * size,
        dimension: 'count',
        others: [{ value: high * size, dimension: 'count' }],
      }
    },
  },
  {
    pattern: /大([一二三四])(?=上|下|学|暑|寒|时|的|起|期|开始|年级|[到至、就当担]|[，。,;；\s]|$)/g,
    read: (found) => ordinal(numberOf(found[1])),
  },
  {
    pattern: /(?<!\p{Script=Han}产|十)([一二三四])线(?=工单|客服|支持|技术|运维|品牌|教练|[，。、])/gu,
    read: (found) => ordinal(numberOf(found[1])),
  },
  {
    // "每月5号前", "5日前": a day of the month
    pattern: /(?<!年|\d ?月|\d)(\d{1,2}) ?[号日](?=[之以]?[前后]|起|早|上午|下午|开|发|报|出)/g,
    read: (found) => ordinal(numberOf(found[1])),
  },
  {
    pattern: /([一二三四五六])(?= ?[（(]\d{1,2}[)）] ?班)/g,
    read: (found) => ordinal(numberOf(found[1])),
  },
  {
    // "周一至周六": six days
    pattern: /(?:周|星期|礼拜)([一二三四五六日天]) ?[至到~-] ?(?:周|星期|礼拜)?([一二三四五六日天])/g,
    read: ([, first = '', last = '']) => weekdays({ first: dayOf(first), last: dayOf(last) }),
  },
  {
    pattern:
      /(?<!世纪 ?)(?:(?:20|二十|上个?)世纪|19)?([二三四五六七八九]|\d)[0十]年代|(?:(?<=\bthe (?:early |mid-|late )?)'?|')([2-9])0s\b/g,
    read: (found) => ordinal(1900 + numberOf(found[1] ?? found[2]) * 10),
  },
  {
    pattern:
      /(?<![\d:])(\d{1,2})(?::([0-5]\d))? ?([ap])\.?m\b|(?<![\d:.])((?:[01]\d|2[0-3])(?=:[0-5]\d)|\d(?=:(?:00|15|30|45))):([0-5]\d)(?![\d:])|(凌晨|早上?|上午|中午|下午|傍晚|晚上|晚)(\d{1,2})点(?:(半)|(\d{1,2})分)?/gi,
    read: ([, hour, minute = '0', half, plain, sharp = '0', day, han, isHalf, rest = '0']) => {
      if (hour !== undefined) return clock({ hour, minute, isLate: half?.toLowerCase() === 'p' })
      if (plain !== undefined) return clock({ hour: plain, minute: sharp, isLate: false })
      return clock({
        hour: han ?? '',
        minute: isHalf === undefined ? rest : '30',
        isLate: /[下傍晚]/.test(day ?? ''),
      })
    },
  },
  { pattern: /专([四八])(?!级)/g, read: (found) => ordinal(numberOf(found[1])) },
  { pattern: /(?<=[民刑商行])([一二三四五六])[庭部]/g, read: (found) => ordinal(numberOf(found[1])) },
  { pattern: /\bN([1-5])(?![\dA-Za-z])/g, read: (found) => ordinal(numberOf(found[1])) },
  { pattern: /亚军/g, read: () => ordinal(2) },
  { pattern: /季军/g, read: () => ordinal(3) },
  { pattern: /(?:一半|半数)(?:以上|多)|过半/g, read: () => ({ ...percent(50), bound: 'over' }) },
]

/** A time of the day, in minutes. */
function clock({ hour, minute, isLate }: { hour: string; minute: string; isLate: boolean }): Reading {
  const hours = Number(hour) % (isLate ? 12 : 24)
  return {
    value: (hours + (isLate ? 12 : 0)) * 60 + Number(minute),
    dimension: 'clock',
    others: [{ value: Number(hour), dimension: 'count' }],
  }
}

function dayOf(character: string): number {
  return '一二三四五六日'.indexOf(character === '天' ? '日' : character)
}
