import type { Payload } from 'payload'
import { asPerson } from '~/database/as-person.server'
import type { Person } from '../auth/person-of-request.server'
import type { ResumeDocument } from './resume'

export type Twin = Pick<ResumeDocument, 'id' | 'language'>
type Listed = Pick<ResumeDocument, 'id' | 'language' | 'twin'>
export type TwinsOfOptions = { payload: Payload; person: Person; resumes: readonly Listed[] }

/**
 * The same resume in the other language, by the id of each that has one outside the trash: what it is paired with or
 * translates, or the newest translation of it.
 */
export async function twinsOf({ payload, person, resumes }: TwinsOfOptions): Promise<Map<string, Twin>> {
  if (resumes.length === 0) return new Map()
  const originals = resumes.flatMap(({ twin }) => twin || [])
  const { docs } = await payload.find({
    collection: 'resumes',
    where: { or: [{ id: { in: originals } }, { twin: { in: resumes.map(({ id }) => id) } }] },
    sort: '-createdAt',
    depth: 0,
    pagination: false,
    select: { language: true, twin: true },
    ...asPerson(person),
  })
  return new Map(
    resumes.flatMap((resume) => {
      const others = docs.filter(
        ({ id, twin, language }) =>
          (id === resume.twin || twin === resume.id) && language !== resume.language,
      )
      // those that were paired by hand name each other
      const other = others.find(({ id, twin }) => id === resume.twin && twin === resume.id) ?? others[0]
      return other ? [[resume.id, { id: other.id, language: other.language }] as const] : []
    }),
  )
}
