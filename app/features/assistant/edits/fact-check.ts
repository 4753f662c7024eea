import type { ResumeContent } from '../../../../collections/resumes/schema'
import { checkFacts } from '../facts/check-facts'
import { prepareSources } from '../facts/prepare-sources'
import type { CheckedFacts } from '../tasks/events'
import { resumeTexts } from './resume-texts'

export type FactCheckOptions = { content: ResumeContent; user?: string | undefined; job?: string | undefined }
/** Looks up what a suggested text claims; `path` is where it would stand, '' for a text of its own. */
export type CheckFacts = (claim: { before: string; after: string; path: string }) => CheckedFacts

/** The guard over everything that a task may take facts from, read once. */
export function factCheckOf({ content, user, job }: FactCheckOptions): CheckFacts {
  const sources = prepareSources({
    resume: resumeTexts(content),
    ...(user === undefined ? {} : { user }),
    ...(job === undefined ? {} : { job }),
  })
  return ({ before, after, path }) => {
    const verdict = checkFacts({ before, after, sources })
    return {
      flags: verdict.flags.map((flag) => ({ path, ...flag })),
      sources: verdict.sources.map(({ text, from, to, source, match }) => ({
        ...{ path, text, from, to, match },
        where: source.where === 'before' ? ('resume' as const) : source.where,
        excerpt: source.text,
      })),
    }
  }
}
