import type { Payload, Where } from 'payload'
import { deleteRows, findIds } from '~/database/rows.server'

const BATCH = 200
export const TASK_DAYS = 90

/** Deletes tasks and all they have said for good: with their resume, their account, or when they are old. */
export async function dropTasks({ payload, where }: { payload: Payload; where: Where }): Promise<void> {
  for (;;) {
    const ids = await findIds({ payload, collection: 'ai-tasks', where, limit: BATCH })
    if (ids.length === 0) return
    await deleteRows({ payload, collection: 'ai-events', where: { task: { in: ids } } })
    await deleteRows({ payload, collection: 'ai-tasks', where: { id: { in: ids } } })
  }
}

/** Deletes what ended long ago. */
export function purgeTasks({ payload }: { payload: Payload }): Promise<void> {
  const before = new Date(Date.now() - TASK_DAYS * 24 * 60 * 60 * 1000).toISOString()
  return dropTasks({ payload, where: { endedAt: { less_than: before } } })
}
