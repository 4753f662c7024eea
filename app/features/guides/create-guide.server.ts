import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { asPerson } from '../as-person.server'
import type { Person } from '../auth/person-of-request.server'

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
  changes: GuideChanges
}): Promise<string> {
  const { payload, person, changes } = options
  const { id } = await payload.create({
    collection: 'guides',
    data: { ...changes, _status: 'draft' },
    draft: true,
    depth: 0,
    ...asPerson(person),
  })
  return id
}
