import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import type { Language } from '../../../collections/resumes/schema'
import { asPerson } from '~/database/as-person.server'
import type { Person } from '../auth/person-of-request.server'
import { requestIn } from '../../../collections/languages/request-in'

export type GuideChanges = Partial<
  Pick<
    RequiredDataFromCollectionSlug<'guides'>,
    | 'title'
    | 'slug'
    | 'summary'
    | 'language'
    | 'tags'
    | 'author'
    | 'cover'
    | 'related'
    | 'publishedAt'
    | 'content'
  >
>

/** A new draft, which nobody but administrators sees. @returns its id */
export async function createGuide(options: {
  payload: Payload
  person: Person
  /** in which a refusal is said */
  language: Language
  changes: GuideChanges
}): Promise<string> {
  const { payload, person, language, changes } = options
  const { id } = await payload.create({
    collection: 'guides',
    data: { ...changes, _status: 'draft' },
    draft: true,
    depth: 0,
    req: await requestIn({ payload, language }),
    ...asPerson(person),
  })
  return id
}
