import { cutSpans, holds, type Span } from './cut-spans'

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
  const spans = [...signs, ...headings, ...flags]
  return cutSpans({ from: 0, to: source.length, spans }).flatMap(({ from, to }) => {
    if (signs.some(holds(from))) return []
    const flag = flags.find(holds(from))
    return [
      {
        ...{ text: source.slice(from, to), from, isStrong: [...strong, ...headings].some(holds(from)) },
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
