import { ValidationError, type Payload } from 'payload'
import type { LayoutCode } from '../../../collections/layout-codes'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { StorageFull } from '../../../collections/resumes/storage'
import { asPerson } from '~/database/as-person.server'
import type { Person } from '../auth/person-of-request.server'
import { findTemplate } from '../templates/find-template.server'
import { looksOf } from './looks-of'
import { storeResume } from './store-resume.server'

export type GuestResume = {
  /** the browser's own id, which makes it come along just once */
  localId: string
  title: string
  templateCode: string
  layout?: LayoutCode | undefined
  layoutVersion?: number | undefined
  content: ResumeContent
  tags?: string[] | undefined
  /** ISO 8601 */
  createdAt?: string | undefined
}
export type MigrateResumesOptions = { payload: Payload; person: Person; resumes: GuestResume[] }

/**
 * Takes resumes made before signing in into the account, each once however often it is sent: a unique key of owner
 * and local id decides. `refused` lists those for which there was no room.
 */
export async function migrateResumes(options: MigrateResumesOptions) {
  const ids: [string, string][] = []
  const refused: string[] = []
  for (const resume of options.resumes) {
    const id = (await findMigrated({ ...options, resume })) ?? (await takeIn({ ...options, resume }))
    if (id) ids.push([resume.localId, id])
    else refused.push(resume.localId)
  }
  return { ids: Object.fromEntries(ids), refused }
}

type One = { payload: Payload; person: Person; resume: GuestResume }

async function takeIn({ payload, person, resume }: One): Promise<string | null> {
  const { title, templateCode, layout, layoutVersion, content, tags, createdAt } = resume
  const template = templateCode ? await findTemplate({ payload, code: templateCode }) : null
  try {
    const stored = await storeResume({
      payload,
      person,
      resume: {
        title,
        templateCode,
        content,
        tags,
        createdAt,
        ...looksOf({ layout, layoutVersion, template }),
        originKey: originKey({ person, resume }),
      },
    })
    return stored.ok ? stored.resume.id : null
  } catch (error) {
    if (error instanceof StorageFull) return null
    if (!(error instanceof ValidationError)) throw error
    const id = await findMigrated({ payload, person, resume })
    if (!id) throw error
    return id
  }
}

async function findMigrated({ payload, person, resume }: One): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'resumes',
    where: { originKey: { equals: originKey({ person, resume }) } },
    trash: true,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { title: true },
    ...asPerson(person),
  })
  return docs[0]?.id ?? null
}

function originKey({ person, resume }: Pick<One, 'person' | 'resume'>): string {
  return `${person.id}:${resume.localId}`
}
