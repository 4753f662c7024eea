import type { Payload } from 'payload'
import { migrations } from '../migrations'

/** Payload runs `prodMigrations` in production alone; development works on the same migrated tables. MongoDB has none. */
export async function migrateDevelopment(payload: Payload): Promise<void> {
  if (payload.db.name === 'mongoose') return
  await payload.db.migrate({ migrations: migrations as never })
}
