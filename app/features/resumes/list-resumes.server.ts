import { aboutOf } from '../../../collections/resumes/note-about'
import { tagsOf } from '../../../collections/resumes/tags'
import { asPerson } from '~/database/as-person.server'
import { compareAndSet, KEEP_TIME } from '~/database/compare-and-set.server'
import type { OfPerson } from '../auth/person-of-request.server'
import { arrangeResumes, countTags, type Arranged, type ArrangedBy } from './arrange-resumes'

export type ListResumesOptions = OfPerson & {
  /** from 1 */
  pageNum: number
  pageSize: number
  /** only what lies in the trash */
  trash: boolean
} & ArrangedBy

/**
 * A page of a person's own resumes without their content, and the tags of all of them. Found and ordered here: neither
 * database folds the case of every script, knows the order of Chinese titles, or looks into a list alike.
 */
export async function listResumes(options: ListResumesOptions) {
  const { pageNum, pageSize } = options
  const rows = await findRows(options)
  const arranged = arrangeResumes(rows, options)
  const shown = arranged.slice((pageNum - 1) * pageSize, pageNum * pageSize)
  return {
    total: arranged.length,
    list: await findShown({ ...options, ids: shown.map(({ id }) => id) }),
    tags: countTags(rows),
  }
}

type Own = Pick<ListResumesOptions, 'payload' | 'person' | 'trash'>

async function findRows({ payload, person, trash }: Own): Promise<Arranged[]> {
  const { docs } = await payload.find({
    collection: 'resumes',
    where: { deletedAt: { exists: trash } },
    trash,
    pagination: false,
    depth: 0,
    select: { title: true, about: true, tags: true, createdAt: true, updatedAt: true },
    ...asPerson(person),
  })
  return Promise.all(
    docs.map(async ({ id, title, about, tags, createdAt, updatedAt }) => ({
      ...{ id, title, createdAt, updatedAt, tags: tagsOf({ tags }) },
      about: about ?? (await noteMissing({ payload, person, id })),
    })),
  )
}

/** What was saved before this was noted beside the content: noted once, when its owner lists it. */
async function noteMissing({ payload, person, id }: Omit<Own, 'trash'> & { id: string }): Promise<string> {
  const resume = await payload.findByID({
    ...{ collection: 'resumes', id, trash: true, depth: 0, disableErrors: true, select: { content: true } },
    ...asPerson(person),
  })
  const about = aboutOf(resume?.content)
  await compareAndSet({
    payload,
    collection: 'resumes',
    where: { and: [{ id: { equals: id } }, { owner: { equals: person.id } }, { about: { exists: false } }] },
    data: { about, ...KEEP_TIME },
  })
  return about
}

async function findShown({ payload, person, trash, ids }: Own & { ids: string[] }) {
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection: 'resumes',
    where: { id: { in: ids } },
    trash,
    pagination: false,
    depth: 0,
    select: { content: false, dataTmp: false },
    ...asPerson(person),
  })
  return docs.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}
