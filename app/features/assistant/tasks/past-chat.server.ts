import type { Payload } from 'payload'
import { findRows } from '~/database/rows.server'
import { lastResult } from './event-store.server'
import { answerOf, inputOf, userIdOf, type TaskRow } from './task'

const TURNS = 8

export type Turn = { role: 'user' | 'assistant'; text: string }

/** What was said before on the same resume, oldest first; what is only being read again has been said. */
export async function pastChat({ payload, row }: { payload: Payload; row: TaskRow }): Promise<Turn[]> {
  const tasks = await findRows({
    payload,
    collection: 'ai-tasks',
    where: {
      and: [
        { user: { equals: userIdOf(row) } },
        { resume: { equals: row.resume } },
        { kind: { equals: 'chat' } },
        { status: { in: ['running', 'done'] } },
        { createdAt: { less_than: row.createdAt } },
      ],
    },
    sort: '-createdAt',
    limit: TURNS,
    // not the resumes that they were about
    select: { input: true, answer: true },
  })
  const turns = await Promise.all(
    tasks.toReversed().map(async (past): Promise<Turn[]> => {
      // the row has it only once the task has ended
      const answer = answerOf(past) ?? (await lastResult({ payload, task: String(past.id) }))
      if (!answer) return []
      const { message } = inputOf({ kind: 'chat', row: past })
      return [
        { role: 'user', text: message },
        { role: 'assistant', text: answer.text ?? '' },
      ]
    }),
  )
  return turns.flat()
}
