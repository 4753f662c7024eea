import { deviceName } from '../auth/device-name'
import type { OfPerson } from '../auth/person-of-request.server'

export type ListEventsOptions = OfPerson & { pageNum: number; pageSize: number }

/** What happened to a person's account, newest first. */
export async function listEvents({ payload, person, pageNum, pageSize }: ListEventsOptions) {
  const { docs, totalDocs } = await payload.find({
    collection: 'account-events',
    where: { user: { equals: person.id } },
    sort: '-createdAt',
    page: pageNum,
    limit: pageSize,
    depth: 0,
    // one's own, by the query
    overrideAccess: true,
  })
  const list = docs.map(({ id, createdAt, kind, detail, device, network }) => ({
    id,
    at: createdAt,
    kind,
    detail: detail ?? '',
    device: deviceName(device ?? '') ?? '',
    network: network ?? '',
  }))
  return { list, total: totalDocs }
}
