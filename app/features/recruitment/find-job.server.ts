import type { Payload } from 'payload'
import { listGroups } from '../groups/list-groups.server'
import { isDocumentId } from '~/database/is-document-id'
import { summariseJob } from './job'

/** The published job of an id, or null. */
export async function findJob({ payload, id }: { payload: Payload; id: string }) {
  if (!isDocumentId(id)) return null
  const { docs } = await payload.find({
    collection: 'recruitments',
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    limit: 1,
    pagination: false,
    depth: 1,
    populate: { 'resume-groups': { key: true } },
    overrideAccess: false,
  })
  const [found] = docs
  if (!found) return null
  const { link, description, group } = found
  const key = typeof group === 'object' ? group?.key : undefined
  const [view = null] = key ? await listGroups({ payload, key }) : []
  return { job: { ...summariseJob(found), link: link ?? '', description }, group: view }
}
