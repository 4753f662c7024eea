import type { Payload } from 'payload'

/** A mail that may come a little late; a sign-in code may not, and its text is nobody else's business. */
export type Mail = { to: string; subject: string; text: string }

/** What the site's own jobs are told; each can be stored and read back as JSON. */
export type JobInputs = {
  'send-mail': Mail
  /** the picture of a published template */
  'draw-template': { id: string }
  'purge-trash': Record<string, never>
  'purge-orphans': Record<string, never>
  /** whose owners asked for it seven days ago */
  'end-accounts': Record<string, never>
}
export type JobSlug = keyof JobInputs
/** A job is done when its worker returns, and is tried again later when it throws. */
export type Workers = { [Slug in JobSlug]: (input: JobInputs[Slug]) => Promise<void> }

const KEY = 'workers'

/** Says who does the jobs of this process; once, after everything they need is there. */
export function hireWorkers({ payload, workers }: { payload: Payload; workers: Workers }): void {
  payload.config.custom = { ...payload.config.custom, [KEY]: workers }
}

/** @throws {Error} in a process that does no jobs */
export function workersOf(payload: Payload): Workers {
  const workers = payload.config.custom[KEY] as Workers | undefined
  if (!workers) throw new Error('nobody was hired to do jobs in this process')
  return workers
}
