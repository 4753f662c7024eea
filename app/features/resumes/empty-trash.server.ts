import { isDocumentId } from '~/database/is-document-id'
import type { OfPerson } from '../auth/person-of-request.server'
import { deleteForGood } from './delete-for-good.server'

export type EmptyTrashOptions = OfPerson & {
  /** this one alone */
  id?: string
}

/** Deletes for good what lies in a person's trash, all of it or one resume. @returns how many */
export async function emptyTrash({ payload, person, id }: EmptyTrashOptions): Promise<number> {
  if (id !== undefined && !isDocumentId(id)) return 0
  const one = id === undefined ? [] : [{ id: { equals: id } }]
  return deleteForGood({ payload, where: { and: [{ owner: { equals: person.id } }, ...one] } })
}
