import { randomUUID } from 'node:crypto'
import type { RequiredDataFromCollectionSlug } from 'payload'
import type { Language } from '../../../collections/resumes/schema'
import { asPerson } from '~/database/as-person.server'
import type { OfPerson } from '../auth/person-of-request.server'
import { isDocumentId } from '~/database/is-document-id'
import { requestIn } from '../../../collections/languages/request-in'
import { retryTransient } from '~/database/retry-transient.server'
import type { VipType } from './find-vip-type.server'

export type VipTypeFields = Omit<RequiredDataFromCollectionSlug<'vip-types'>, 'id' | 'key' | 'title'>
type By = OfPerson & {
  /** in which a refusal is said */
  language: Language
}

/** A new plan, by an administrator. */
export function createVipType(options: By & { fields: VipTypeFields }): Promise<VipType> {
  const { payload, person, language, fields } = options
  return retryTransient(async () =>
    payload.create({
      collection: 'vip-types',
      data: { ...fields, key: randomUUID() },
      depth: 0,
      req: await requestIn({ payload, language }),
      ...asPerson(person),
    }),
  )
}

/** Changes what is sent of a plan, null where there is none. What was bought keeps its own copy. */
export async function updateVipType(
  options: By & { id: string; changes: Partial<VipTypeFields> },
): Promise<VipType | null> {
  const { payload, person, language, id, changes } = options
  if (!isDocumentId(id)) return null
  const { docs } = await retryTransient(async () =>
    payload.update({
      collection: 'vip-types',
      where: { id: { equals: id } },
      data: changes,
      depth: 0,
      req: await requestIn({ payload, language }),
      ...asPerson(person),
    }),
  )
  return docs[0] ?? null
}
