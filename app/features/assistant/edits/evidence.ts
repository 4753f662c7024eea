import type { ResumeContent } from '../../../../collections/resumes/schema'
import type { FactFlag } from '../tasks/events'
import type { Span } from '../trace/types'
import type { CheckedText } from './doubts'
import { createQuoteFinder } from './find-quote'
import { mayTell } from './may-tell'
import { resumeTexts } from './resume-texts'

export type FindEvidence = (words: string) => { where: 'resume' | 'user'; excerpt: string } | undefined

/** A whole entry as "source" points at nothing. */
const LONGEST = 200
/** Nor does a word or a number alone: it stands anywhere. Words, numbers and Han characters. */
const LEAST = 2
const TOKEN = /\p{Script=Han}|[\p{Script=Latin}\p{N}]+/gu

type Options = { content: ResumeContent; user?: string | undefined }

/** Finds words in what the person has told, all in one text, never in an advertisement; nothing where they don't stand there. */
export function evidenceFinder({ content, user }: Options): FindEvidence {
  const places = [
    ...resumeTexts(content).map((text) => ({ where: 'resume' as const, text })),
    { where: 'user' as const, text: user ?? '' },
  ].map(({ where, text }) => ({ where, text, find: createQuoteFinder(text) }))
  return (words) => {
    if (/…|\.{3}/.test(words)) return undefined
    for (const { where, text, find } of places) {
      const [span] = find(words)
      const excerpt = text.slice(span?.from, span?.to)
      if (!span || excerpt.length > LONGEST || (excerpt.match(TOKEN)?.length ?? 0) < LEAST) continue
      return { where, excerpt: excerpt.replaceAll(/\s*\n\s*/g, ' / ') }
    }
    return undefined
  }
}

/**
 * The text with the person's own words beside each flag that a model found told; the same object where there is none. It
 * spares looking them up, and no flag goes for it.
 *
 * @param doubted what the model doubts of the text: nothing tells that
 * @param isPersonAlone whether the model was given nothing but the person's own words
 */
export function withEvidence<Text extends CheckedText>({
  text,
  told,
  doubted,
  find,
  isPersonAlone,
}: {
  text: Text
  told: ReadonlyMap<FactFlag, string>
  doubted: readonly Span[]
  find: FindEvidence
  isPersonAlone: boolean
}): Text {
  const flags = text.flags.map((flag) => {
    const isDoubted = doubted.some(({ from, to }) => from < flag.to && flag.from < to)
    const place = isDoubted ? undefined : find(told.get(flag) ?? '')
    if (place === undefined) return flag
    const isCompared = saysEnough({ flag, told: place, isPersonAlone })
    return { ...flag, told: place, ...(isCompared ? { isCompared } : {}) }
  })
  return flags.some((flag, index) => flag !== text.flags[index]) ? { ...text, flags } : text
}

type Enough = { flag: FactFlag; told: NonNullable<FactFlag['told']>; isPersonAlone: boolean }

/**
 * Whether a claim is to be compared with the words that the model points at, and no more in doubt: one that stands nowhere
 * as it is, where those words may tell it. What says more than the resume only where no advertisement could tell the model what to point at, and what
 * only an advertisement says never.
 */
function saysEnough({ flag, told, isPersonAlone }: Enough): boolean {
  if (!mayTell({ kind: flag.kind, text: flag.text, words: told.excerpt })) return false
  if (flag.severity === 'inflated') return isPersonAlone && told.where === 'resume'
  return flag.severity === 'unsourced'
}
