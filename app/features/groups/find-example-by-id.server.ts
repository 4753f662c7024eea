import type { Payload } from 'payload'
import { isDocumentId } from '~/database/is-document-id'
import type { ResumeDocument } from '../resumes/resume'

type Options = { payload: Payload; id: string }

/** An example that some group shows, which anybody may read, or null. */
export async function findExampleById({ payload, id }: Options): Promise<ResumeDocument | null> {
  if (!isDocumentId(id)) return null
  const shown = { collection: 'resume-groups', where: { 'types.resumeId': { equals: id } } } as const
  const { totalDocs } = await payload.count({ ...shown, overrideAccess: true })
  return totalDocs === 0 ? null : findExampleResume({ payload, id })
}

/** The resume of an example, whether a group shows it or not. */
export async function findExampleResume({ payload, id }: Options): Promise<ResumeDocument | null> {
  const { docs } = await payload.find({
    collection: 'resumes',
    where: { and: [{ id: { equals: id } }, { example: { equals: true } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0] ?? null
}
