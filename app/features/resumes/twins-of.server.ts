import type { Payload, Where } from 'payload'
import { asPerson } from '~/database/as-person.server'
import type { Person } from '../auth/person-of-request.server'
import type { ResumeDocument } from './resume'

export type Twin = Pick<ResumeDocument, 'id' | 'language'>
type Listed = Pick<ResumeDocument, 'id' | 'language' | 'twin'>
export type TwinsOfOptions = { payload: Payload; person: Person; resumes: readonly Listed[] }

/**
 * The same resume in the other language, by the id of each that has one outside the trash: what it is paired with or
 * translates, or the newest translation of it. Of two that name a third, only those that it names back are its pair.
 */
export async function twinsOf({ payload, person, resumes }: TwinsOfOptions): Promise<Map<string, Twin>> {
  if (resumes.length === 0) return new Map()
  const find = async (where: Where): Promise<Listed[]> => {
    const select = { language: true, twin: true } as const
    const found = { collection: 'resumes', sort: '-createdAt', depth: 0, pagination: false, select } as const
    return (await payload.find({ ...found, where, ...asPerson(person) })).docs
  }
  const originals = resumes.flatMap(({ twin }) => twin || [])
  const docs = await find({
    or: [{ id: { in: originals } }, { twin: { in: resumes.map(({ id }) => id) } }],
  })
  const known = new Map([...resumes, ...docs].map((row) => [row.id, row]))
  const further = docs.flatMap(({ twin }) => (twin && !known.has(twin) ? twin : []))
  for (const row of further.length > 0 ? await find({ id: { in: further } }) : []) known.set(row.id, row)
  /** Whether one names another that is there: then it is the twin of that one alone. */
  const isBound = ({ twin, language }: Listed): boolean => {
    const named = twin ? known.get(twin) : undefined
    return named !== undefined && named.language !== language
  }
  return new Map(
    resumes.flatMap((resume) => {
      const other = docs.find(
        (one) =>
          one.language !== resume.language &&
          (one.id === resume.twin
            ? one.twin === resume.id || !isBound(one)
            : one.twin === resume.id && !isBound(resume)),
      )
      return other ? [[resume.id, { id: other.id, language: other.language }] as const] : []
    }),
  )
}
