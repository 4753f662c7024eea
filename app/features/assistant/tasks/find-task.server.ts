import type { Payload } from 'payload'
import type { Person } from '../../auth/person-of-request.server'
import { isDocumentId } from '~/database/is-document-id'
import type { ModelFinding } from './events'
import { answerOf, type TaskRow } from './task'

/** A person's own task, or null. */
export async function findTask(options: {
  payload: Payload
  person: Person
  id: string
}): Promise<TaskRow | null> {
  const { payload, person, id } = options
  if (!isDocumentId(id)) return null
  const { docs } = await payload.find({
    collection: 'ai-tasks',
    where: { and: [{ id: { equals: id } }, { user: { equals: person.id } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    // nobody reads tasks by their own right; `where` names whose they are
    overrideAccess: true,
  })
  return docs[0] ?? null
}

/** A person's tasks on one of their resumes, newest first. */
export async function listTasks(options: {
  payload: Payload
  person: Person
  resumeId: string
  most: number
}): Promise<TaskRow[]> {
  const { payload, person, resumeId, most } = options
  const { docs } = await payload.find({
    collection: 'ai-tasks',
    where: { and: [{ user: { equals: person.id } }, { resume: { equals: resumeId } }] },
    sort: '-createdAt',
    limit: most,
    pagination: false,
    depth: 0,
    // nobody reads tasks by their own right; `where` names whose they are
    overrideAccess: true,
  })
  return docs
}

type ModelFindingsOptions = { payload: Payload; person: Person; resumeId: string; revision: number }

/** What a model found last in a revision of a resume; null when none was asked since. */
export async function modelFindings(options: ModelFindingsOptions): Promise<ModelFinding[] | null> {
  const { payload, person, resumeId, revision } = options
  const { docs } = await payload.find({
    collection: 'ai-tasks',
    where: {
      and: [
        { user: { equals: person.id } },
        { resume: { equals: resumeId } },
        { kind: { equals: 'inspect' } },
        { status: { equals: 'done' } },
        { revision: { equals: revision } },
      ],
    },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    // nobody reads tasks by their own right; `where` names whose they are
    overrideAccess: true,
  })
  return docs[0] ? (answerOf(docs[0])?.findings ?? []) : null
}
