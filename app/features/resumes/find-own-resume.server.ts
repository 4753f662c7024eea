import { asPerson } from '~/database/as-person.server'
import type { OfPerson, Person } from '../auth/person-of-request.server'
import { isDocumentId } from '~/database/is-document-id'
import type { ResumeDocument } from './resume'
import type { Where } from 'payload'

/** A resume of a person's own outside the trash, as writing below access control has to name it. */
export const ownLive = (person: Person, id: string): Where[] => [
  { id: { equals: id } },
  { owner: { equals: person.id } },
  { deletedAt: { exists: false } },
]

export type FindOwnResumeOptions = OfPerson & { id: string; trash?: boolean }

/** A person's own resume, or null when there is none of that id, it is another's or in the trash (`trash`: only there). */
export async function findOwnResume(options: FindOwnResumeOptions): Promise<ResumeDocument | null> {
  const { payload, person, id, trash = false } = options
  if (!isDocumentId(id)) return null
  const { docs } = await payload.find({
    collection: 'resumes',
    where: { and: [{ id: { equals: id } }, { deletedAt: { exists: trash } }] },
    trash,
    depth: 0,
    limit: 1,
    pagination: false,
    ...asPerson(person),
  })
  return docs[0] ?? null
}
