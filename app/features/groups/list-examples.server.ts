import type { DataFromCollectionSlug, Payload } from 'payload'
import type { GroupDocument } from './group-view'
import { resumeIdOf } from './view-group'

export type StoredExample = Pick<
  DataFromCollectionSlug<'resumes'>,
  'id' | 'language' | 'templateCode' | 'title'
>

/**
 * The example resumes that groups name, without their content. An example belongs to nobody, so that no access rule
 * lets anyone read it: being named by a group is what makes it public, and only an example can be.
 */
export async function listExamples(options: {
  payload: Payload
  groups: Pick<GroupDocument, 'types'>[]
}): Promise<StoredExample[]> {
  const ids = options.groups.flatMap(({ types }) => types ?? []).map(resumeIdOf)
  if (ids.length === 0) return []
  const { docs } = await options.payload.find({
    collection: 'resumes',
    where: { and: [{ id: { in: ids } }, { example: { equals: true } }] },
    select: { language: true, templateCode: true, title: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs
}
