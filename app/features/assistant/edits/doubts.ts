import * as z from 'zod'
import type { CheckedFacts, FactFlag } from '../tasks/events'
import type { Span } from '../trace/types'
import { asLine } from './clean-text'
import { createQuoteFinder } from './find-quote'

const told = z.object({
  flag: z.string().describe('Id of the question'),
  words: z
    .string()
    .describe('The words of the resume or of the person that tell it, copied exactly, from one place'),
})
/**
 * What a model that reads suggestions again finds no source for, and where it finds one for what the guard has flagged.
 * What is too much of it is dropped, not refused; what of `told` can't be read is left out.
 */
const answer = z.object({
  doubts: z.array(
    z.object({
      key: z.string().describe('Key of the text, exactly as given'),
      quote: z
        .string()
        .describe('The words in doubt, copied exactly from the text, as few as hold the claim'),
      why: z
        .string()
        .describe('One short sentence for the person: what the resume says instead, or that it says nothing'),
    }),
  ),
  told: z.array(told),
})
export const secondAnswer = z.preprocess(
  (given) => (given instanceof Object ? { ...given, told: toldOf(given) } : given),
  answer,
)
/** Pointers are a service: one that can't be read costs no doubt. */
const toldOf = (given: { told?: unknown }): unknown[] =>
  Array.isArray(given.told) ? given.told.filter((one) => told.safeParse(one).success) : []

export type Doubt = z.output<typeof answer>['doubts'][number]

/** A suggested text with what the guard says about it; `path` is where it would stand, '' for a text of its own. */
export type CheckedText = CheckedFacts & { key: string; path: string; before: string; after: string }

/** Doubts of one text: more would bury what the guard says. */
const MOST = 30
const LONGEST_WHY = 300

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
  const find = createQuoteFinder(after)
  const flags = [...text.flags]
  for (const { why, quote } of all.filter((doubt) => doubt.key === key))
    for (const span of find(quote)) {
      if (flags.length >= text.flags.length + MOST) break
      if (flags.some((flag) => isMostly({ span, covered: flag }))) continue
      flags.push({
        ...{ path, kind: 'claim', severity: 'unsourced', note: 'second-reading' },
        ...{ ...span, text: after.slice(span.from, span.to) },
        why: asLine(why).slice(0, LONGEST_WHY),
      } satisfies FactFlag)
    }
  if (flags.length === text.flags.length) return text
  return { ...text, flags: flags.toSorted((a, b) => a.from - b.from) }
}

/** "45 people" around a flagged "45 people a day" or "45 pe" is no second thing to ask about. */
function isMostly({ span, covered }: { span: Span; covered: Span }): boolean {
  const shared = Math.min(span.to, covered.to) - Math.max(span.from, covered.from)
  return shared * 2 >= span.to - span.from
}
