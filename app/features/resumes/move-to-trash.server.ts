import type { OfPerson } from '../auth/person-of-request.server'
import { compareAndSet } from '~/database/compare-and-set.server'
import { isDocumentId } from '~/database/is-document-id'

export type MoveToTrashOptions = OfPerson & { id: string; back?: boolean }

/** Puts a person's own resume into the trash, or (`back`) takes it out again. False: there is none to move. */
export async function moveToTrash(options: MoveToTrashOptions): Promise<boolean> {
  const { payload, person, id, back = false } = options
  if (!isDocumentId(id)) return false
  const moved = await compareAndSet({
    payload,
    collection: 'resumes',
    where: {
      and: [{ id: { equals: id } }, { owner: { equals: person.id } }, { deletedAt: { exists: back } }],
    },
    data: { deletedAt: back ? null : new Date().toISOString() },
  })
  return moved !== null
}
