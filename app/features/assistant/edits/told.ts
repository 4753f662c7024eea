import type { ResumeContent } from '../../../../collections/resumes/schema'
import type { CheckedText } from './doubts'
import { createQuoteFinder } from './find-quote'
import { resumeTexts } from './resume-texts'

/** What a model says of a flag: the words that it believes to tell the claim. */
export type Told = { flag: string; words: string }
export type FindTold = (words: string) => { where: 'resume' | 'user'; excerpt: string } | undefined

/** A whole entry as "source" points at nothing. */
const LONGEST = 200

/** Finds words in what the person has told, never in an advertisement; nothing where they don't stand there. */
export function toldFinder({
  content,
  user,
}: {
  content: ResumeContent
  user?: string | undefined
}): FindTold {
  const places = [
    { where: 'resume' as const, text: resumeTexts(content).join('\n') },
    { where: 'user' as const, text: user ?? '' },
  ].map(({ where, text }) => ({ where, text, find: createQuoteFinder(text) }))
  return (words) => {
    for (const { where, text, find } of places) {
      const [span] = find(words)
      if (!span || span.to - span.from > LONGEST) continue
      return { where, excerpt: text.slice(span.from, span.to).replaceAll(/\s*\n\s*/g, ' / ') }
    }
    return undefined
  }
}

/**
 * The text with the person's own words beside each flag that a model found told; the same object where there is none. It
 * spares looking them up, and no flag goes for it.
 */
export function withTold<Text extends CheckedText>({
  text,
  told,
  find,
}: {
  text: Text
  told: ReadonlyMap<CheckedText['flags'][number], string>
  find: FindTold
}): Text {
  const flags = text.flags.map((flag) => {
    const place = find(told.get(flag) ?? '')
    return place ? { ...flag, told: place } : flag
  })
  return flags.some((flag, index) => flag !== text.flags[index]) ? { ...text, flags } : text
}
