import {
  createClient,
  Sqlite3Transaction,
  type Client,
  type InStatement,
  type Transaction,
} from '@libsql/client/sqlite3'
import Database from 'libsql'

/** To which the log is cut back once it is written into the file; it may grow beyond meanwhile. */
const LOG_BYTES = 16 * 1024 ** 2

/**
 * A libsql client on one SQLite file whose writes take turns. libsql opens a new connection for each transaction and
 * answers SQLITE_BUSY at once when two meet, so that most of many parallel writes would fail. Here one kept
 * connection writes, begin to commit goes through one queue, and reads go on beside it (WAL).
 */
export function createSerializedClient(options: { url: string; path: string; waitMs?: number }): Client {
  const client = createClient({ url: options.url })
  let writer = openWriter(options.path)
  const lock = createLock(options.waitMs ?? 20_000)
  const execute = client.execute.bind(client) as (statement: InStatement) => ReturnType<Client['execute']>
  const close = client.close.bind(client)

  function begin(): void {
    try {
      writer.exec('BEGIN IMMEDIATE')
    } catch (error) {
      if (!isStale(error)) throw error
      writer.close()
      writer = openWriter(options.path)
      writer.exec('BEGIN IMMEDIATE')
    }
  }

  async function transaction(): Promise<Transaction> {
    const release = await lock()
    try {
      begin()
    } catch (error) {
      release()
      throw error
    }
    return releasing({ transaction: new Sqlite3Transaction(writer, 'number'), release })
  }
  return Object.assign(client, {
    transaction,
    async execute(statement: InStatement) {
      if (isRead(statement)) return execute(statement)
      // A statement that meets another process's write stays open till it is collected, and what is read beside it
      // stays as old as it is; a transaction that could not begin leaves nothing.
      const alone = await transaction()
      try {
        const result = await alone.execute(statement)
        await alone.commit()
        return result
      } catch (error) {
        alone.close()
        throw error
      }
    },
    close() {
      writer.close()
      close()
    },
  })
}

function openWriter(file: string): Database.Database {
  const writer = new Database(file, {})
  writeAhead(writer)
  return writer
}

/**
 * A statement that libsql did not end (it ends some only when they are collected) keeps its connection at the state it
 * read: that connection can't write any more.
 */
function isStale(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY_SNAPSHOT'
}

/**
 * A log beside the file, so that reads don't wait for a write; kept by the file itself, for every connection. Each commit
 * is on the disk when it is done.
 * @throws {Error} on a file system that can't have one, such as most network shares
 */
function writeAhead(writer: Database.Database): void {
  const [row] = writer.pragma('journal_mode = WAL') as { journal_mode: string }[]
  if (row?.journal_mode !== 'wal')
    throw new Error(
      `SQLite keeps no write-ahead log on this file system (journal_mode is ${row?.journal_mode}): choose another DATA_DIR, or MongoDB`,
    )
  writer.pragma('synchronous = FULL')
  writer.pragma(`journal_size_limit = ${LOG_BYTES}`)
}

function releasing(held: { transaction: Transaction; release: () => void }): Transaction {
  const { transaction, release } = held
  const commit = transaction.commit.bind(transaction)
  const rollback = transaction.rollback.bind(transaction)
  const close = transaction.close.bind(transaction)
  return Object.assign(transaction, {
    async commit() {
      await commit()
      release()
    },
    async rollback() {
      try {
        // What found no room on the disk was rolled back by SQLite itself: asking again would only hide why.
        if (!transaction.closed) await rollback()
      } finally {
        release()
      }
    },
    close() {
      close()
      release()
    },
  })
}

function isRead(statement: InStatement): boolean {
  const sql = typeof statement === 'string' ? statement : statement.sql
  return /^\s*(select|pragma)\b/i.test(sql)
}

/** A queue of one: resolves with the function that gives the turn to the next, once. */
function createLock(waitMs: number): () => Promise<() => void> {
  let tail: Promise<void> = Promise.resolve()
  return async () => {
    const before = tail
    let open: () => void = () => {}
    tail = new Promise((resolve) => (open = resolve))
    const timer = AbortSignal.timeout(waitMs)
    const late = new Promise<never>((_, reject) =>
      timer.addEventListener('abort', () =>
        reject(
          new Error(
            `SQLite write waited ${waitMs} ms for its turn; does a call inside a transaction miss "req"?`,
          ),
        ),
      ),
    )
    try {
      await Promise.race([before, late])
    } catch (error) {
      // Leave the queue without letting anybody overtake the writer before us.
      void before.then(open)
      throw error
    }
    return open
  }
}
