import { randomUUID } from 'node:crypto'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { asPerson } from '../as-person.server'
import type { Person } from '../auth/person-of-request.server'
import { isDocumentId } from '../is-document-id'
import { retryTransient } from '../retry-transient.server'
import type { VipType } from './find-vip-type.server'

export type VipTypeFields = Omit<RequiredDataFromCollectionSlug<'vip-types'>, 'id' | 'key' | 'title'>
type By = { payload: Payload; person: Person }

/** A new plan, by an administrator. */
export function createVipType(options: By & { fields: VipTypeFields }): Promise<VipType> {
  const { payload, person, fields } = options
  return retryTransient(() =>
    payload.create({
      collection: 'vip-types',
      data: { ...fields, key: randomUUID() },
      depth: 0,
      ...asPerson(person),
    }),
  )
}

/** Changes what is sent of a plan, null where there is none. What was bought keeps its own copy. */
export async function updateVipType(
  options: By & { id: string; changes: Partial<VipTypeFields> },
): Promise<VipType | null> {
  const { payload, person, id, changes } = options
  if (!isDocumentId(id)) return null
  const { docs } = await retryTransient(() =>
    payload.update({
      collection: 'vip-types',
      where: { id: { equals: id } },
      data: changes,
      depth: 0,
      ...asPerson(person),
    }),
  )
  return docs[0] ?? null
}
