import type { BaseDatabaseAdapter } from 'payload'
import { randomUUID } from 'node:crypto'

type Session = { db: unknown; resolve: () => Promise<void>; reject: () => Promise<void> }
/** What Payload's SQLite adapter keeps: drizzle, and the transactions that are open. */
type Adapter = {
  drizzle: { transaction: (run: (tx: unknown) => Promise<void>, options?: unknown) => Promise<void> }
  sessions: Record<string, Session>
  initializing: Promise<void>
  transactionOptions: unknown
}
type Transactions = Pick<BaseDatabaseAdapter, 'beginTransaction' | 'commitTransaction'>

/**
 * Payload's adapter for SQLite drops what the database says to a COMMIT, so that a save on a full disk counted as done.
 * These begin and end a transaction as it does and throw what the database says; its own `rollbackTransaction` fits.
 */
export function honestTransactions(database: BaseDatabaseAdapter): Transactions {
  // an edge: Payload's type of an adapter does not name what this one holds
  const adapter = database as unknown as Adapter
  return {
    async beginTransaction(options) {
      await adapter.initializing
      const id = randomUUID()
      adapter.sessions[id] = await open({ adapter, options: options ?? adapter.transactionOptions })
      return id
    },
    async commitTransaction(incoming) {
      const id = String(await incoming)
      const session = adapter.sessions[id]
      // ended before: by the one that began it, or by a failure
      if (!session) return
      // First, so that nothing else joins a transaction that is ending.
      delete adapter.sessions[id]
      await session.resolve()
    },
  }
}

/** drizzle's transactions end when a function does; this one ends when it is told to. */
async function open({ adapter, options }: { adapter: Adapter; options: unknown }): Promise<Session> {
  return new Promise((opened, failed) => {
    const done = adapter.drizzle.transaction(
      (db) =>
        new Promise<void>((commit, rollback) => {
          opened({
            db,
            resolve: () => (commit(), done),
            reject: () => (rollback(new Error('rolled back')), done.catch(() => undefined)),
          })
        }),
      options,
    )
    // before it is open; afterwards whoever ends it hears of it
    done.catch(failed)
  })
}
