import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest, Where } from 'payload'
import type { Person } from '../auth/person-of-request.server'
import { withoutPlaceholders } from '../resumes/begin-content'
import { contentOf } from '../resumes/resume'
import { isDocumentId } from '~/database/is-document-id'

type Options = { payload: Payload; person: Person; req: PayloadRequest; id: string }

/**
 * The id of an example: the one given, or a new one copied from a resume of the caller's own. Null for anything else, a
 * stranger's resume above all. Runs inside the transaction of the group that will show it.
 */
export async function publishExample({ payload, person, req, id }: Options): Promise<string | null> {
  if (!isDocumentId(id)) return null
  const mayShow: Where[] = [{ example: { equals: true } }, { owner: { equals: person.id } }]
  const { docs } = await payload.find({
    collection: 'resumes',
    where: { and: [{ id: { equals: id } }, { or: mayShow }] },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: true,
  })
  const [resume] = docs
  if (!resume) return null
  if (resume.example) return resume.id
  const { title, templateCode, layout, layoutVersion, language } = resume
  const content = withoutPlaceholders(contentOf(resume))
  const data = { title, templateCode, layout, layoutVersion, language, content, revision: 1 }
  const made = await payload.create({
    collection: 'resumes',
    data: { ...data, example: true, originKey: randomUUID() },
    depth: 0,
    req,
    overrideAccess: true,
  })
  return made.id
}
