import { numberOf, ordinal, percent, type Special } from './readings'

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
    pattern: /大([一二三四])(?=上|下|学|暑|寒|时|的|起|期|[，。,;；\s]|$)/g,
    read: (found) => ordinal(numberOf(found[1])),
  },
  { pattern: /亚军/g, read: () => ordinal(2) },
  { pattern: /季军/g, read: () => ordinal(3) },
  { pattern: /(?:一半|半数)(?:以上|多)|过半/g, read: () => ({ ...percent(50), bound: 'over' }) },
]
