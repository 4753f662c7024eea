import type { Payload } from 'payload'
import { viewGroup } from './view-group'
import type { GroupView } from './group-view'
import { listExamples } from './list-examples.server'

/** Groups are made by hand: there are never more than some dozens. */
const MOST = 100

/** The resume groups in their order, or the one of a key, each with its types. */
export async function listGroups({ payload, key }: { payload: Payload; key?: string }): Promise<GroupView[]> {
  const { docs } = await payload.find({
    collection: 'resume-groups',
    ...(key ? { where: { key: { equals: key } } } : {}),
    sort: ['order', 'key'],
    limit: MOST,
    pagination: false,
    depth: 1,
    populate: { media: { url: true }, resumes: { title: true } },
    overrideAccess: false,
  })
  const examples = await listExamples({ payload, groups: docs })
  return docs.map((group) => viewGroup({ group, examples }))
}
