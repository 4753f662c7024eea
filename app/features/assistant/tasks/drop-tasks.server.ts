import type { Payload, Where } from 'payload'

const BATCH = 200
export const TASK_DAYS = 90

/** Deletes tasks and all they have said for good: with their resume, their account, or when they are old. */
export async function dropTasks({ payload, where }: { payload: Payload; where: Where }): Promise<void> {
  for (;;) {
    const { docs } = await payload.db.find<{ id: string | number }>({
      collection: 'ai-tasks',
      where,
      limit: BATCH,
      pagination: false,
    })
    if (docs.length === 0) return
    const ids = docs.map(({ id }) => id)
    await payload.db.deleteMany({ collection: 'ai-events', where: { task: { in: ids.map(String) } } })
    await payload.db.deleteMany({ collection: 'ai-tasks', where: { id: { in: ids } } })
  }
}

/** Deletes what ended long ago. */
export function purgeTasks({ payload }: { payload: Payload }): Promise<void> {
  const before = new Date(Date.now() - TASK_DAYS * 24 * 60 * 60 * 1000).toISOString()
  return dropTasks({ payload, where: { endedAt: { less_than: before } } })
}
