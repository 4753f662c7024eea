export type DiskFault = 'full' | 'read-only'

/** Nothing more fits: of SQLite, of the system (a quota too), of MongoDB. */
const FULL = /^(SQLITE_FULL|ENOSPC|EDQUOT|14031)$/
/** Written it can't be, read perhaps: of SQLite, whose file may be anywhere, of the system, of MongoDB. */
const READ_ONLY = /^(SQLITE_(READONLY|IOERR|CANTOPEN)\w*|EROFS|EIO|10107|13435)$/
/** Payload says some faults again in its own words, without the cause. */
const WORDS: [RegExp, DiskFault][] = [
  [/database or disk is full|no space left on device|disk quota exceeded/i, 'full'],
  [/attempt to write a readonly database|read-only file system|i\/o error/i, 'read-only'],
]

/** Whether something could not be stored since the disk is full or can't be written; null for any other fault. */
export function diskFaultOf(error: unknown): DiskFault | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (FULL.test(code)) return 'full'
    if (READ_ONLY.test(code)) return 'read-only'
    for (const [words, fault] of WORDS) if (words.test(cause.message)) return fault
  }
  return null
}
