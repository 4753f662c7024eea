import { describe, expect, it } from 'vitest'
import { createLog } from '../../../app/server/create-log'
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

  it('is no longer than a page, and says the same in words', () => {
    const message = `Failed query: select ${'a like ? and '.repeat(100_000)}\nparams: a-hash`
    const error = new Error(message, { cause: new Error(message) })
    expect(JSON.stringify(errorForLog(error)).length).toBeLessThan(20_000)
    const lines: string[] = []
    const log = createLog({ LOG_LEVEL: 'info' }, { write: (line: string) => void lines.push(line) })
    log.error({ err: error })
    log.error(error)
    log.error({ err: error }, 'in other words')
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(20_000)
    expect(lines.join('')).not.toContain('a-hash')
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg.slice(0, 14))).toEqual([
      ...['Failed query: ', 'Failed query: ', 'in other words'],
    ])
  })

  it('leaves what is no error as it is', () => {
    expect(errorForLog('text')).toBe('text')
    expect(errorForLog(undefined)).toBeUndefined()
  })
})
