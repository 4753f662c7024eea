const NAMES =
  /^Mongo(ose)?(Network|NetworkTimeout|ServerSelection|NotConnected|TopologyClosed|PoolCleared|PoolClosed|ConnectionPoolCleared)Error$/

/** Whether the database can't be reached (MongoDB): it may be back soon. By name: the driver's classes come in several copies. */
export function isDatabaseLost(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (NAMES.test(cause.name) || /buffering timed out|client was closed/i.test(cause.message)) return true
  }
  return false
}
