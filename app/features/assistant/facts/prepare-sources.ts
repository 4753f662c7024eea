import { prepareText, type PreparedText } from './prepare-text'

/**
 * What a suggestion may draw on: the whole text of the resume (parts are joined by line breaks), what the person wrote in
 * this task, and the job text, which bears nothing out.
 */
export type FactSources = {
  resume: string | string[]
  user?: string
  job?: string
  /** Up to when a job lasts that someone still has. */
  today?: Date
}
export type PreparedSources = { resume: PreparedText; user: PreparedText; job: PreparedText; today: Date }

/** Reads the sources once, to check many suggestions against them. */
export function prepareSources({
  resume,
  user = '',
  job = '',
  today = new Date(),
}: FactSources): PreparedSources {
  return {
    resume: prepareText({ where: 'resume', text: typeof resume === 'string' ? resume : resume.join('\n') }),
    user: prepareText({ where: 'user', text: user }),
    job: prepareText({ where: 'job', text: job }),
    today,
  }
}
