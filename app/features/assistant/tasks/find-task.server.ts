import type { Payload, Where } from 'payload'
import type { Person } from '../../auth/person-of-request.server'
import { isDocumentId } from '~/database/is-document-id'
import { findRow, findRows } from '~/database/rows.server'
import type { ModelFinding } from './events'
import { answerOf, type TaskRow } from './task'

const collection = 'ai-tasks'

type Options = { payload: Payload; person: Person; id: string }

/** A person's own task, or null. Nobody reads tasks by their own right; `where` names whose they are, here and below. */
export async function findTask({ payload, person, id }: Options): Promise<TaskRow | null> {
  if (!isDocumentId(id)) return null
  const where: Where = { and: [{ id: { equals: id } }, { user: { equals: person.id } }] }
  return findRow({ payload, collection, where })
}

type ListTasksOptions = { payload: Payload; person: Person; resumeId: string; most: number }

/** A person's tasks on one of their resumes, newest first. */
export function listTasks({ payload, person, resumeId, most }: ListTasksOptions): Promise<TaskRow[]> {
  const where: Where = { and: [{ user: { equals: person.id } }, { resume: { equals: resumeId } }] }
  return findRows({ payload, collection, where, sort: '-createdAt', limit: most })
}

type ModelFindingsOptions = { payload: Payload; person: Person; resumeId: string; revision: number }

/** What a model found last in a revision of a resume; null when none was asked since. */
export async function modelFindings(options: ModelFindingsOptions): Promise<ModelFinding[] | null> {
  const { payload, person, resumeId, revision } = options
  const where: Where = {
    and: [
      { user: { equals: person.id } },
      { resume: { equals: resumeId } },
      { kind: { equals: 'inspect' } },
      { status: { equals: 'done' } },
      { revision: { equals: revision } },
    ],
  }
  const [row] = await findRows({ payload, collection, where, sort: '-createdAt', limit: 1 })
  return row ? (answerOf(row)?.findings ?? []) : null
}
