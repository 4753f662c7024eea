import type { Logger } from 'pino'
import { inDocumentThread } from '../threads/in-document-thread.server'
import type { ComparedExport } from './compare-export.server'

type Options = ComparedExport & { log: Pick<Logger, 'warn' | 'error'> }

/** More than a few waiting means that exports come faster than they can be read back: then only some are. */
const WAITING_LIMIT = 4
let waiting = 0
let last: Promise<void> = Promise.resolve()

/** Reads an exported file back after the caller has it, one file at a time, and logs what differs from the source. */
export function checkExport({ log, layout: { code, version }, ...compared }: Options): void {
  if (waiting >= WAITING_LIMIT) return
  waiting += 1
  last = last
    .then(() => new Promise((resolve) => setTimeout(resolve, 50).unref()))
    .then(async () => {
      const difference = await inDocumentThread('compare', { ...compared, layout: { code, version } })
      if (difference) log.error({ difference }, 'an exported PDF does not read back as its source')
    })
    .catch((error: unknown) => log.error({ err: error }, 'an exported PDF could not be read back'))
    .finally(() => (waiting -= 1))
}
