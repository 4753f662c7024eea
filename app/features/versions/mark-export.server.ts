import type { Payload, Where } from 'payload'
import { keptExport, withExport } from '../../../collections/resumes/version-names'
import { compareAndSet, KEEP_TIME } from '~/database/compare-and-set.server'
import { inTransaction } from '~/database/in-transaction.server'
import { findRow } from '~/database/rows.server'
import type { Person } from '../auth/person-of-request.server'
import type { ResumeDocument } from '../resumes/resume'

type Options = { payload: Payload; person: Person; resume: ResumeDocument; format: string }

/** Notes which version its owner took out as a file, for “since my last export”. The file is theirs whether that works or not. */
export async function markExport(options: Options): Promise<void> {
  await mark(options).catch((error: unknown) =>
    options.payload.logger.error({ err: error }, 'an export could not be marked in the history'),
  )
}

async function mark({ payload, person, resume: { id, revision }, format }: Options): Promise<void> {
  const where: Where = { and: [{ id: { equals: id } }, { owner: { equals: person.id } }] }
  const of = { payload, collection: 'resumes', where } as const
  await inTransaction({
    payload,
    user: person,
    run: async (req) => {
      const row = await findRow({ ...of, select: { versionNames: true }, req })
      // A slower export of an older version ends after a newer one.
      if (!row || (keptExport(row.versionNames)?.revision ?? 0) > revision) return
      const exported = { revision, format, at: new Date().toISOString() }
      const versionNames = withExport({ stored: row.versionNames, exported })
      await compareAndSet({ ...of, data: { versionNames, ...KEEP_TIME }, req })
    },
  })
}
