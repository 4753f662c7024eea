import type { ResumeContent } from '../../../../collections/resumes/schema'
import type { CheckedFacts } from '../tasks/events'
import { traceInWorker } from '../trace/trace-in-worker.server'
import { resumeTexts } from './resume-texts'

export type FactCheckOptions = {
  content: ResumeContent
  /** the person's own words in the task */
  user?: string | undefined
  job?: string | undefined
  signal?: AbortSignal
}
/** A suggested text; `path` is where it would stand, '' for a text of its own. */
export type Claim = { before: string; after: string; path: string }
/** Each claim with what the guard found of it. */
export type CheckFacts = <C extends Claim>(claims: readonly C[]) => Promise<(C & CheckedFacts)[]>

/** The guard over everything that a task may take facts from; made when the task begins, it reads them while the model thinks. */
export function factCheckOf({ content, user, job, signal }: FactCheckOptions): CheckFacts {
  const sources = {
    resume: resumeTexts(content),
    ...(user === undefined ? {} : { user }),
    ...(job === undefined ? {} : { job }),
    today: new Date(),
  }
  // Where this fails, so does the question that counts.
  traceInWorker({ sources, claims: [] }, { signal }).catch(() => undefined)
  return async (claims) => {
    if (claims.length === 0) return []
    const texts = claims.map(({ before, after }) => ({ before, after }))
    const traces = await traceInWorker({ sources, claims: texts }, { signal })
    return claims.map((claim, index) => {
      const { flags = [], wording = [], lost = [], origins = [] } = traces[index] ?? {}
      const { path } = claim
      return {
        ...claim,
        flags: flags.map((flag) => ({ path, ...flag })),
        wording: wording.map((words) => ({ path, ...words })),
        lost,
        sources: origins.map(({ text, from, to, source }) => ({
          ...{ path, text, from, to },
          where: source.where === 'before' ? ('resume' as const) : source.where,
          excerpt: source.text,
        })),
      }
    })
  }
}
