import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ensureSecret, parseEnv } from '../../env.server'

describe('parseEnv', () => {
  it('needs nothing, and says what each absence means', () => {
    const env = parseEnv({})
    expect(env).toMatchObject({
      PORT: 3000,
      HOST: '0.0.0.0',
      DATA_DIR: 'data',
      LOG_LEVEL: 'info',
      TRUST_PROXY: 0,
      SHUTDOWN_NOTICE_SECONDS: 2,
      SEED_DEMO: true,
      SEED_JOBS: false,
    })
    expect(env.DATABASE_URI).toBeUndefined()
    expect(env.STRIPE_SECRET_KEY).toBeUndefined()
  })

  it('takes empty and blank for unset', () => {
    expect(parseEnv({ PORT: '', HOST: '  ', SMTP_URL: '', TRUST_PROXY: ' ' })).toEqual(parseEnv({}))
  })

  it.each([
    ['1', 1],
    ['yes', 1],
    ['TRUE', 1],
    ['2', 2],
    ['0', 0],
    ['off', 0],
  ])('reads TRUST_PROXY=%s as %s', (value, expected) => {
    expect(parseEnv({ TRUST_PROXY: value }).TRUST_PROXY).toBe(expected)
  })

  it('lists every fault at once', () => {
    const read = () =>
      parseEnv({
        PORT: '99999',
        APP_URL: 'jianli',
        TRUST_PROXY: 'maybe',
        LOG_LEVEL: 'loud',
        DATABASE_URI: 'mysql://x',
      })
    for (const name of ['PORT', 'APP_URL', 'TRUST_PROXY', 'LOG_LEVEL', 'DATABASE_URI'])
      expect(read).toThrow(new RegExp(`^- ${name} `, 'm'))
    expect(read).toThrow('APP_URL must be an address that begins with http: or https:')
    expect(() => parseEnv({ PORT: 'abc' })).toThrow('PORT must be a number')
  })

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_test' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ WECHAT_APP_ID: 'wx' }, 'WECHAT_APP_SECRET, WECHAT_TOKEN'],
    [{ S3_BUCKET: 'b', S3_REGION: 'r' }, 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'],
  ])('wants an integration whole: %o', (source, missing) => {
    expect(() => parseEnv(source)).toThrow(`${missing} missing`)
  })

  it('refuses a sample or short secret in production alone', () => {
    expect(() => parseEnv({ NODE_ENV: 'production', PAYLOAD_SECRET: 'changeme' })).toThrow('PAYLOAD_SECRET')
    expect(() => parseEnv({ NODE_ENV: 'production', PAYLOAD_SECRET: 'fifteen letters' })).toThrow(
      'PAYLOAD_SECRET',
    )
    expect(parseEnv({ PAYLOAD_SECRET: 'changeme' }).PAYLOAD_SECRET).toBe('changeme')
  })

  it('never repeats a value in its faults', () => {
    const source = { APP_URL: 'hunter2-in-the-wrong-place', S3_SECRET_ACCESS_KEY: 'hunter2' }
    expect(() => parseEnv(source)).toThrow(expect.not.stringContaining('hunter2'))
  })
})

describe('.env.example', () => {
  it('names every setting', () => {
    const named = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)].map(
      ([, name]) => name,
    )
    const ours = Object.keys(parseEnv(Object.fromEntries(named.map((name) => [name, ''])))).filter(
      (name) => !['NODE_ENV', 'PATH'].includes(name),
    )
    expect(named).toEqual(expect.arrayContaining(ours))
    expect(new Set(named).size).toBe(named.length)
  })
})

describe('ensureSecret', () => {
  it('makes a secret once, readable by its owner alone', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'jianli-secret-'))
    const file = path.join(folder, 'data', 'secret')
    ensureSecret(path.join(folder, 'data'))
    const secret = readFileSync(file, 'utf8')
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(statSync(file).mode & 0o077).toBe(0)
    ensureSecret(path.join(folder, 'data'))
    expect(readFileSync(file, 'utf8')).toBe(secret)
    rmSync(folder, { recursive: true })
    expect(existsSync(file)).toBe(false)
  })
})
