import type { Migration, Payload } from 'payload'
import { driverOf } from './driver.server'

export type RunMigrationsOptions = { payload: Payload; migrations: { name: string }[] }

/** Brings SQLite's tables up to date; MongoDB has none. In production Payload runs them itself. */
export async function runMigrations({ payload, migrations }: RunMigrationsOptions): Promise<void> {
  // an edge: each adapter's migrations are typed by its own arguments
  if (driverOf(payload).sqlite) await payload.db.migrate({ migrations: migrations as Migration[] })
}
