import type { AccountEventKind } from '../../../collections/account-event-names'
import { deviceName } from '../auth/device-name'
import type { OfPerson } from '../auth/person-of-request.server'

export type ListEventsOptions = OfPerson & { pageNum: number; pageSize: number }
export type ListedEvent = {
  id: string
  /** ISO 8601 */
  at: string
  kind: AccountEventKind
  detail: string
  /** browser and system, empty when unknown */
  device: string
  network: string
}

/** What happened to a person's account, newest first. */
export async function listEvents(
  options: ListEventsOptions,
): Promise<{ list: ListedEvent[]; total: number }> {
  const { payload, person, pageNum, pageSize } = options
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
