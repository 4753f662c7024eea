import type { Payload, PayloadRequest } from 'payload'
import { requestIn } from '../../../collections/languages/request-in'
import type { Language } from '../../../collections/resumes/schema'
import { asPerson } from '~/database/as-person.server'
import type { OfPerson } from '../auth/person-of-request.server'
import { inTransaction } from '~/database/in-transaction.server'
import type { GroupDocument } from './group-view'
import { publishExample } from './publish-example.server'

type InBoth = Record<Language, string>
export type GroupChange = {
  title?: InBoth
  summary?: InBoth
  text?: InBoth
  order?: number
  types?: { key: string; name: string; resumeId: string }[]
}
export type UpdateGroupOptions = OfPerson & {
  /** in which a refusal is said */
  language: Language
  key: string
  change: GroupChange
}
export type UpdateGroupResult =
  { ok: true } | { ok: false; reason: 'not-found' } | { ok: false; reason: 'no-example'; index: number }

/** Changes a group, or makes it when the key is new and nothing is missing. An own resume becomes an example by being copied. */
export async function updateGroup(options: UpdateGroupOptions): Promise<UpdateGroupResult> {
  const { payload, person, language, key, change } = options
  return inTransaction({
    payload,
    user: person,
    from: await requestIn({ payload, language }),
    run: async (req) => {
      const group = await findGroup({ payload, key, req })
      const { title, summary, text } = change
      if (!group && !(title && summary && text)) return { ok: false, reason: 'not-found' }
      const types = await publishTypes({ payload, person, req, types: change.types })
      if (typeof types === 'number') return { ok: false, reason: 'no-example', index: types }
      const data = { ...change, key, ...(types ? { types } : {}) }
      await writeGroup({ payload, person, req, id: group?.id, data })
      return { ok: true }
    },
  })
}

async function writeGroup(
  options: OfPerson & {
    req: PayloadRequest
    id: string | undefined
    data: GroupChange & { key: string }
  },
) {
  const { payload, person, req, id, data } = options
  const { title, summary, text } = data
  const collection = 'resume-groups'
  if (id) await payload.update({ collection, id, data, depth: 0, req, ...asPerson(person) })
  else if (title && summary && text) {
    const whole = { ...data, title, summary, text }
    await payload.create({ collection, data: whole, depth: 0, req, ...asPerson(person) })
  }
}

async function findGroup({ payload, key, req }: { payload: Payload; key: string; req: PayloadRequest }) {
  const { docs } = await payload.find({
    collection: 'resume-groups',
    where: { key: { equals: key } },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
  })
  return docs[0] satisfies GroupDocument | undefined
}

/** The types with examples for resumes, or the index of the first one whose resume can't be shown. */
async function publishTypes(options: OfPerson & { req: PayloadRequest; types: GroupChange['types'] }) {
  const { types, ...rest } = options
  if (!types) return undefined
  const published = []
  for (const [index, type] of types.entries()) {
    const resumeId = await publishExample({ ...rest, id: type.resumeId })
    if (resumeId === null) return index
    published.push({ ...type, resumeId })
  }
  return published
}
