type Span = { from: number; to: number }
/** `from`: where it begins in the text as it came. */
export type ProsePart<Flag extends Span = Span> = {
  text: string
  from: number
  isStrong: boolean
  flag?: Flag
}
type Options<Flag extends Span> = { text: string; flags: readonly Flag[] }

const STRONG = /\*\*(?=\S)[^\n]+?(?<=\S)\*\*/g
const HEADING = /^(#{1,6} +)[^\n]+/gm

/**
 * A text that a model has written as people read it: its signs of Markdown as what they mean, and what is in doubt cut
 * out. The flags' places are those of the text as it came.
 */
export function proseParts<Flag extends Span>({ text, flags }: Options<Flag>): ProsePart<Flag>[] {
  // as long as before, so that all places stay
  const source = text.replaceAll(/^( *)[-*] (?=\S)/gm, '$1• ')
  const strong = [...source.matchAll(STRONG)].map(spanOf)
  const headings = [...source.matchAll(HEADING)].map(spanOf)
  const signs = [
    ...strong.flatMap(({ from, to }) => [
      { from, to: from + 2 },
      { from: to - 2, to },
    ]),
    ...[...source.matchAll(HEADING)].map(({ index, 1: sign = '' }) => ({
      from: index,
      to: index + sign.length,
    })),
  ]
  const ends = [...signs, ...headings, ...flags].flatMap(({ from, to }) => [from, to])
  const cuts = [...new Set([0, ...ends, source.length])]
    .filter((cut) => cut <= source.length)
    .sort((a, b) => a - b)
  return cuts.flatMap((from, index) => {
    const to = cuts[index + 1]
    const isIn = (spans: readonly Span[]) => spans.some((span) => span.from <= from && from < span.to)
    if (to === undefined || isIn(signs)) return []
    const flag = flags.find((one) => one.from <= from && from < one.to)
    return [
      {
        ...{ text: source.slice(from, to), from, isStrong: isIn(strong) || isIn(headings) },
        ...(flag ? { flag } : {}),
      },
    ]
  })
}

/** The same words without signs. */
export const plainText = (text: string): string =>
  proseParts({ text, flags: [] })
    .map((part) => part.text)
    .join('')

const spanOf = ({ index, 0: whole }: RegExpExecArray): Span => ({ from: index, to: index + whole.length })
