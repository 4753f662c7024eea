import { describe, expect, it } from 'vitest'
import { errorForLog } from '../../../app/server/error-for-log'

describe('an error in the log', () => {
  it('has its message, stack and causes, and no value of a failed statement', () => {
    const cause = Object.assign(new Error('SQLITE_FULL: database or disk is full'), { code: 'SQLITE_FULL' })
    const message =
      'Failed query: insert into "users" values (?, ?)\nparams: a-hash,{"name":"Mei"}\n,73519264'
    const text = JSON.stringify(errorForLog(new Error(message, { cause })))
    for (const secret of ['a-hash', 'Mei', '73519264']) expect(text).not.toContain(secret)
    for (const kept of ['Failed query: insert into', 'SQLITE_FULL: database or disk is full', '"code"'])
      expect(text).toContain(kept)
    expect(text).toContain('error-for-log.test.ts')
  })

  it('leaves what is no error as it is', () => {
    expect(errorForLog('text')).toBe('text')
    expect(errorForLog(undefined)).toBeUndefined()
  })
})
