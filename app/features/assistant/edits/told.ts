import type { ResumeContent } from '../../../../collections/resumes/schema'
import type { CheckedText } from './doubts'
import { createQuoteFinder } from './find-quote'
import { resumeTexts } from './resume-texts'

type Span = { from: number; to: number }
export type FindTold = (words: string) => { where: 'resume' | 'user'; excerpt: string } | undefined

/** A whole entry as "source" points at nothing. */
const LONGEST = 200
/** Nor does a word or a number alone: it stands anywhere. Words, numbers and Han characters. */
const LEAST = 2
const TOKEN = /\p{Script=Han}|[\p{Script=Latin}\p{N}]+/gu

/** Finds words in what the person has told, all in one text, never in an advertisement; nothing where they don't stand there. */
export function toldFinder({
  content,
  user,
}: {
  content: ResumeContent
  user?: string | undefined
}): FindTold {
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
 */
export function withTold<Text extends CheckedText>({
  text,
  told,
  doubted,
  find,
}: {
  text: Text
  told: ReadonlyMap<CheckedText['flags'][number], string>
  doubted: readonly Span[]
  find: FindTold
}): Text {
  const flags = text.flags.map((flag) => {
    const isDoubted = doubted.some(({ from, to }) => from < flag.to && flag.from < to)
    const place = isDoubted ? undefined : find(told.get(flag) ?? '')
    return place ? { ...flag, told: place } : flag
  })
  return flags.some((flag, index) => flag !== text.flags[index]) ? { ...text, flags } : text
}
