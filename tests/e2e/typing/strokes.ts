import fc from 'fast-check'

/** What hands do to a box, one thing after the other. */
export type Stroke =
  | { do: 'keys'; text: string }
  | { do: 'press'; key: string; times: number }
  /** what an input method shows while it composes; the last is what it puts in, unless it is called off */
  | { do: 'compose'; shown: string[]; put: string }
  | { do: 'paste'; text: string }

/** Few letters, so that the same one follows itself as often as not. */
const LETTERS = ['a', 'n', 'l', 't', 'o', '0', '7', ' ', '@', '.', '*', '_', '"']
/** None that parts keywords. */
const SIGNS = ['天', '李', '！', '。', 'é', 'ß', '👩‍🔬', '🙂']
const ENDS = [
  'Anna Miller',
  'matt@google.com',
  '138-0000-2716',
  '李天天同学',
  '**bold**',
  'bookkeeper',
  '看看看',
]
/** To the ends of the text, not of a line: where a long text wraps is the box's width, which the plain one hasn't. */
const ENDS_OF_TEXT = ['ControlOrMeta+Home', 'ControlOrMeta+End', 'ControlOrMeta+Shift+Home']
const MOVES = ['ArrowLeft', 'ArrowRight', 'Shift+ArrowLeft', 'Shift+ArrowRight', ...ENDS_OF_TEXT]
const PINYIN = [
  ['l', 'li', 'li t', 'li tian', '李天'],
  ['t', 'ti', 'tian', 'tian t', '天天'],
  ['n', 'ni', 'ni h', 'ni hao', '你好'],
]

const keys = fc
  .array(fc.constantFrom(...LETTERS, ...LETTERS, ...SIGNS), { minLength: 1, maxLength: 8 })
  .map((letters): Stroke => ({ do: 'keys', text: letters.join('') }))
const words = fc.constantFrom(...ENDS).map((text): Stroke => ({ do: 'keys', text }))
const presses = (names: string[], most: number) =>
  fc
    .record({ key: fc.constantFrom(...names), times: fc.integer({ min: 1, max: most }) })
    .map(({ key, times }): Stroke => ({ do: 'press', key, times }))
const composed = fc
  .record({ shown: fc.constantFrom(...PINYIN), goesThrough: fc.integer({ min: 0, max: 3 }) })
  .map(({ shown, goesThrough }): Stroke => ({
    do: 'compose',
    shown: shown.slice(0, -1),
    put: goesThrough ? (shown.at(-1) ?? '') : '',
  }))
const pasted = fc.constantFrom(...ENDS, 'aann', '天天天').map((text): Stroke => ({ do: 'paste', text }))

const stroke = fc.oneof(
  { weight: 5, arbitrary: keys },
  { weight: 3, arbitrary: words },
  { weight: 4, arbitrary: presses(MOVES, 5) },
  { weight: 3, arbitrary: presses(['Backspace', 'Delete'], 3) },
  { weight: 2, arbitrary: composed },
  { weight: 2, arbitrary: pasted },
)

/** A run of strokes for a seed: the same for the same seed. */
export function strokesFor({ seed, count }: { seed: number; count: number }): Stroke[] {
  const [strokes = []] = fc.sample(fc.array(stroke, { minLength: count, maxLength: count }), {
    seed,
    numRuns: 1,
  })
  return [{ do: 'keys', text: 'Anna Miller' }, ...strokes]
}
