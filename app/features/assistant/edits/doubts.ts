import * as z from 'zod'
import type { CheckedFacts, FactFlag } from '../tasks/events'

/** What a model that reads suggestions again finds no source for. */
export const doubts = z.strictObject({
  doubts: z
    .array(
      z.strictObject({
        key: z.string().max(64).describe('Key of the text, exactly as given'),
        quote: z
          .string()
          .max(600)
          .describe('The words that nothing bears out, copied exactly from the text, as few as hold them'),
        why: z
          .string()
          .max(400)
          .describe(
            'One short sentence for the person: what the resume says instead, or that it says nothing',
          ),
      }),
    )
    .max(200),
})
export type Doubt = z.output<typeof doubts>['doubts'][number]

/** A suggested text with what the guard says about it; `path` is where it would stand, '' for a text of its own. */
export type CheckedText = CheckedFacts & { key: string; path: string; before: string; after: string }

/**
 * The text with a flag for each doubt about it that no flag covers yet; the same object where there is none. A doubt can
 * only add: what the guard has flagged stays flagged, and words that don't stand in the text are nobody's claim.
 */
export function withDoubts<Text extends CheckedText>({
  text,
  doubts: all,
}: {
  text: Text
  doubts: readonly Doubt[]
}): Text {
  const { key, path, after } = text
  const added: FactFlag[] = []
  for (const { why, quote } of all.filter((doubt) => doubt.key === key))
    for (const span of placesOf({ quote, text: after }))
      if (![...text.flags, ...added].some((flag) => flag.from <= span.from && span.to <= flag.to))
        added.push({
          ...{ path, kind: 'claim', severity: 'unsourced', note: 'read-again' },
          ...{ ...span, text: after.slice(span.from, span.to) },
          why: why.replaceAll(/\s+/g, ' ').trim().slice(0, 300),
        })
  if (added.length === 0) return text
  return { ...text, flags: [...text.flags, ...added].toSorted((a, b) => a.from - b.from) }
}

/** Where a quotation stands; spaces and the marks of Markdown may differ, a word or a number must be whole. */
function placesOf({ quote, text }: { quote: string; text: string }): { from: number; to: number }[] {
  const letters = [...quote.replaceAll(/[\s*_`]+/g, '')]
  if (letters.length === 0) return []
  const words = letters
    .map((letter) => letter.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join(String.raw`[\s*_\x60]*`)
  const isWord = (letter: string | undefined) => letter !== undefined && /[\p{Script=Latin}\d]/u.test(letter)
  const start = isWord(letters[0]) ? String.raw`(?<![\p{Script=Latin}\d])` : ''
  const end = isWord(letters.at(-1)) ? String.raw`(?![\p{Script=Latin}\d])` : ''
  const found = text.matchAll(new RegExp(start + words + end, 'giu'))
  return [...found].map(({ 0: { length }, index }) => ({ from: index, to: index + length }))
}
