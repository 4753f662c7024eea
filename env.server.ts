import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

/** The one reader of the environment: every setting, what its absence means, and every fault at once. */

const setting = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional()
const flag = (initial: boolean) =>
  setting.transform((value, context) => {
    if (value === undefined) return initial
    if (/^(1|true|yes|on)$/i.test(value)) return true
    if (/^(0|false|no|off)$/i.test(value)) return false
    context.addIssue({ code: 'custom', message: 'must be true or false' })
    return z.NEVER
  })
/** How many proxies stand in front: each adds the address it saw, and only theirs can be believed. */
const proxies = setting.transform((value, context) => {
  if (value === undefined || /^(0|false|no|off)$/i.test(value)) return 0
  if (/^(true|yes|on)$/i.test(value)) return 1
  if (/^[1-9]$/.test(value)) return Number(value)
  context.addIssue({ code: 'custom', message: 'must be true, false or the number of proxies' })
  return z.NEVER
})
const url = (...protocols: string[]) =>
  setting.refine(
    (value) => !value || (URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1))),
    { error: `must be an address that begins with ${protocols.map((name) => `${name}:`).join(' or ')}` },
  )
const number = z.number({ error: 'must be a number' })

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).catch('development'),
  PORT: setting.transform((value) => Number(value ?? 3000)).pipe(number.int().min(0).max(65535)),
  HOST: setting.pipe(z.string().default('0.0.0.0')),
  APP_URL: url('http', 'https'),
  DATA_DIR: setting.pipe(z.string().default('data')),
  DATABASE_URI: url('mongodb', 'mongodb+srv', 'file'),
  PAYLOAD_SECRET: setting,
  ADMIN_EMAIL: setting.pipe(z.email().optional()),
  ADMIN_PASSWORD: setting,
  SMTP_URL: url('smtp', 'smtps'),
  MAIL_FROM: setting.pipe(z.string().default('Jianli <no-reply@localhost>')),
  STRIPE_SECRET_KEY: setting,
  STRIPE_WEBHOOK_SECRET: setting,
  STRIPE_API_BASE: url('http', 'https'),
  OPENAI_API_KEY: setting,
  OPENAI_BASE_URL: url('http', 'https'),
  OPENAI_MODEL: setting,
  WECHAT_APP_ID: setting,
  WECHAT_APP_SECRET: setting,
  WECHAT_TOKEN: setting,
  WECHAT_AES_KEY: setting.refine((value) => !value || /^[A-Za-z0-9]{43}$/.test(value), {
    error: 'must be the 43 characters of EncodingAESKey',
  }),
  WECHAT_API_BASE: url('http', 'https'),
  S3_BUCKET: setting,
  S3_REGION: setting,
  S3_ENDPOINT: url('http', 'https'),
  S3_ACCESS_KEY_ID: setting,
  S3_SECRET_ACCESS_KEY: setting,
  /** Where programs are looked for; the system sets it. */
  PATH: setting,
  PUPPETEER_EXECUTABLE_PATH: setting,
  BROWSER_WS_ENDPOINT: url('ws', 'wss', 'http', 'https'),
  STATIC_HOST: url('http', 'https'),
  OFFLINE_EDITOR: flag(true),
  TRUST_PROXY: proxies,
  LOG_LEVEL: setting.pipe(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
  SHUTDOWN_NOTICE_SECONDS: setting.transform((value) => Number(value ?? 2)).pipe(number.min(0).max(60)),
  ADMIN_TWO_STEP: flag(false),
  SEED_DEMO: flag(true),
  SEED_JOBS: flag(false),
  GRAPHQL: flag(false),
})

export type Env = z.output<typeof schema>

/** Settings that only make sense together: one without the others is a fault, none of them switches the part off. */
const GROUPS: (keyof Env)[][] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['WECHAT_APP_ID', 'WECHAT_APP_SECRET', 'WECHAT_TOKEN'],
  ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
]
const SAMPLE_SECRETS = /^(secret|changeme|change-me|your-secret.*|example|test)$/i

/**
 * Reads settings from a plain object; empty means unset.
 * @throws {Error} listing every fault at once, one per line
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(source)
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  for (const group of GROUPS) {
    const set = group.filter((name) => source[name]?.trim())
    const missing = group.filter((name) => !source[name]?.trim())
    if (set.length && missing.length)
      faults.push(`${missing.join(', ')} missing: needed together with ${set.join(', ')}`)
  }
  const secret = source.PAYLOAD_SECRET?.trim()
  if (secret && source.NODE_ENV === 'production' && (SAMPLE_SECRETS.test(secret) || secret.length < 16)) {
    faults.push('PAYLOAD_SECRET is a sample or shorter than 16 characters')
  }
  if (!parsed.success || faults.length) throw new Error(`Settings are not valid:\n- ${faults.join('\n- ')}`)
  return parsed.data
}

/** Settings of this process: `.env` beside package.json, then the environment, which wins. */
export function readEnv(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env')
  // the admin's framework would tell its makers of each start in development
  process.env.NEXT_TELEMETRY_DISABLED ??= '1'
  const env = parseEnv(process.env)
  const secret = env.PAYLOAD_SECRET ?? keptSecret(env.DATA_DIR)
  return { ...env, PAYLOAD_SECRET: secret }
}

/** Makes the secret on the first start and keeps it, readable by the owner alone. */
export function ensureSecret(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true })
  if (keptSecret(dataDir)) return
  // Exclusive creation: of two processes starting at once, one writes and both read the same secret.
  try {
    writeFileSync(secretFile(dataDir), randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!keptSecret(dataDir)) throw error
  }
}

function keptSecret(dataDir: string): string | undefined {
  return existsSync(secretFile(dataDir))
    ? readFileSync(secretFile(dataDir), 'utf8').trim() || undefined
    : undefined
}

function secretFile(dataDir: string): string {
  return path.join(dataDir, 'secret')
}
