import type { Where } from 'payload'
import type { TaskKind } from '../../../../collections/assistant/task-kinds'
import type { Language, ResumeContent } from '../../../../collections/resumes/schema'
import type { Services } from '~/features/services'
import type { Person } from '../../auth/person-of-request.server'
import { entitlementsOf } from '../../membership/entitlements-of.server'
import { findOwnResume } from '../../resumes/find-own-resume.server'
import { contentOf, workingCopyOf } from '../../resumes/resume'
import { retryTransient } from '~/database/retry-transient.server'
import { assistantDay, DAY_S } from '../assistant-day'
import { providerSettings, type OffReason } from '../provider/provider-settings.server'
import type { TaskInputs } from './inputs'

export type AddTaskOptions<Kind extends TaskKind> = {
  services: Services
  person: Person
  language: Language
  kind: Kind
  resumeId: string
  input: TaskInputs[Kind]
}
export type AddTaskResult =
  | { ok: true; taskId: string }
  | { ok: false; reason: 'not-found' | OffReason }
  | { ok: false; reason: 'day-full'; limit: number; retryAfter: number }
  | { ok: false; reason: 'too-many-open'; retryAfter: number }

const MOST_OPEN = 3

/** Gives the assistant a task on a person's resume as it is now, the autosaved copy before the saved one. It runs whether anybody waits or not. */
export async function addTask<Kind extends TaskKind>(options: AddTaskOptions<Kind>): Promise<AddTaskResult> {
  const { services, person, language, kind, resumeId, input } = options
  const { payload, env, limiter } = services
  const [resume, settings, open, entitlements] = await Promise.all([
    findOwnResume({ payload, person, id: resumeId }),
    providerSettings({ payload, env, userId: person.id }),
    countOpen(options),
    entitlementsOf({ payload, person }),
  ])
  if (!resume) return { ok: false, reason: 'not-found' }
  if (!settings.ok) return settings
  if (open >= MOST_OPEN) return { ok: false, reason: 'too-many-open', retryAfter: 5 }
  const { aiTasksPerDay } = entitlements
  const { limit, ...day } = assistantDay({ person, perDay: aiTasksPerDay, isOwnKey: settings.isOwn })
  const taken = limit > 0 ? await limiter.take(day) : { ok: false as const, retryAfter: DAY_S }
  if (!taken.ok)
    return { ok: false, reason: 'day-full', limit, retryAfter: Math.min(taken.retryAfter, secondsLeft()) }
  const row = {
    user: person.id,
    resume: String(resume.id),
    ...{ kind, language, input },
    revision: resume.revision,
    base: withoutPhoto(workingCopyOf(resume)?.content ?? contentOf(resume)),
    ...{ promptTokens: 0, answerTokens: 0 },
    ...services.assistant.lease(),
  }
  const made = await retryTransient(() =>
    // the person has just been shown to own the resume; nobody writes tasks by their own right
    payload.create({
      collection: 'ai-tasks',
      data: row,
      depth: 0,
      overrideAccess: true,
      disableTransaction: true,
    }),
  )
  services.assistant.take(made, { person, settings })
  return { ok: true, taskId: String(made.id) }
}

async function countOpen(options: Pick<AddTaskOptions<TaskKind>, 'services' | 'person'>): Promise<number> {
  const { services, person } = options
  const where: Where = { and: [{ user: { equals: person.id } }, { status: { in: ['queued', 'running'] } }] }
  // nobody reads tasks by their own right; `where` names whose they are
  return (await services.payload.count({ collection: 'ai-tasks', where, overrideAccess: true })).totalDocs
}

const secondsLeft = (): number => DAY_S - (Math.floor(Date.now() / 1000) % DAY_S)

/** The photo is nobody's business here. */
function withoutPhoto(content: ResumeContent): ResumeContent {
  return { ...content, avatar: { ...content.avatar, url: '' } }
}
