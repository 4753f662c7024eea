/** Whether the database only asks to try again: two writers met (MongoDB), or another process holds the file (SQLite). */
export function isTransient(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && (cause.code === 112 || /^SQLITE_(BUSY|LOCKED)/.test(String(cause.code))))
      return true
    if (/WriteConflict|Write conflict|SQLITE_BUSY|database is locked/.test(cause.message)) return true
    if (
      'errorLabels' in cause &&
      Array.isArray(cause.errorLabels) &&
      cause.errorLabels.includes('TransientTransactionError')
    )
      return true
    if (
      'hasErrorLabel' in cause &&
      typeof cause.hasErrorLabel === 'function' &&
      cause.hasErrorLabel('TransientTransactionError')
    )
      return true
  }
  return false
}
