import type { Payload } from 'payload'
import { asPerson } from '~/database/as-person.server'
import type { Person } from '../auth/person-of-request.server'

export type ListResumesOptions = {
  payload: Payload
  person: Person
  /** from 1 */
  pageNum: number
  pageSize: number
  /** only what lies in the trash */
  trash: boolean
}

/** A page of a person's own resumes, last changed first, without their content. */
export async function listResumes({ payload, person, pageNum, pageSize, trash }: ListResumesOptions) {
  const { docs, totalDocs } = await payload.find({
    collection: 'resumes',
    where: { deletedAt: { exists: trash } },
    trash,
    sort: ['-updatedAt', 'id'],
    page: pageNum,
    limit: pageSize,
    depth: 0,
    select: { content: false, dataTmp: false },
    ...asPerson(person),
  })
  return { total: totalDocs, list: docs }
}
