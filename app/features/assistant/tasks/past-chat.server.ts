import type { Payload } from 'payload'
import { answerOf, inputOf, userIdOf, type TaskRow } from './task'

const TURNS = 8

export type Turn = { role: 'user' | 'assistant'; text: string }

/** What was said before on the same resume, oldest first. */
export async function pastChat({ payload, row }: { payload: Payload; row: TaskRow }): Promise<Turn[]> {
  const { docs } = await payload.find({
    collection: 'ai-tasks',
    where: {
      and: [
        { user: { equals: userIdOf(row) } },
        { resume: { equals: row.resume } },
        { kind: { equals: 'chat' } },
        { status: { equals: 'done' } },
        { createdAt: { less_than: row.createdAt } },
      ],
    },
    sort: '-createdAt',
    limit: TURNS,
    pagination: false,
    depth: 0,
    // not the resumes that they were about
    select: { input: true, answer: true },
    // nobody reads tasks by their own right; `where` names whose they are
    overrideAccess: true,
  })
  return docs.toReversed().flatMap((past) => [
    { role: 'user' as const, text: inputOf({ kind: 'chat', row: past }).message },
    { role: 'assistant' as const, text: answerOf(past)?.text ?? '' },
  ])
}
