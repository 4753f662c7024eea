import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Note } from '../tests/doubles/stripe/second-opinion'

/**
 * Every request that we send to Stripe, held against Stripe's own description of its API: the tests of orders, refunds
 * and the books run with our double, which shows each request to stripe-mock (`go install
 * github.com/stripe/stripe-mock@latest`, on the PATH). Ends with code 1 when one is refused or one was never sent.
 */
const PORT = 4725
const TESTS = ['orders', 'refunds', 'plans', 'model'].map(
  (name) => `tests/integration/membership/${name}.test.ts`,
)
const OURS = [
  'POST /v1/checkout/sessions',
  'GET /v1/checkout/sessions/{id}',
  'POST /v1/checkout/sessions/{id}/expire',
  'GET /v1/payment_intents/{id}',
  'POST /v1/refunds',
  'GET /v1/refunds',
  'GET /v1/disputes',
]
const url = `http://127.0.0.1:${PORT}`
const folder = await mkdtemp(path.join(tmpdir(), 'jianli-stripe-'))
const notes = path.join(folder, 'notes.jsonl')
const mock = spawn('stripe-mock', ['-http-port', String(PORT)], { stdio: ['ignore', 'pipe', 'inherit'] })
try {
  await listening()
  await runTests()
  const taken = (await readFile(notes, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Note)
  const isStrict = await refusesNonsense()
  const missing = OURS.filter((call) => !taken.some((note) => note.call === call))
  const refused = taken.filter(({ status }) => status >= 400)
  for (const call of new Set(taken.map((note) => note.call)))
    print(taken.filter((note) => note.call === call))
  process.stdout.write(`version ${[...new Set(taken.map(({ version }) => version))].join(', ')}\n`)
  for (const call of missing) process.stdout.write(`never sent: ${call}\n`)
  for (const note of refused) process.stdout.write(`refused: ${note.call}: ${note.message}\n`)
  if (!isStrict) process.stdout.write('the mock takes a field that Stripe does not know: it proves nothing\n')
  if (missing.length > 0 || refused.length > 0 || !isStrict) process.exitCode = 1
} finally {
  mock.kill()
  await rm(folder, { recursive: true, force: true })
}

function listening(): Promise<void> {
  return new Promise((resolve, reject) => {
    // read to the end: it stops when nobody takes what it says
    mock.stdout.on('data', (text) => String(text).includes('Listening for HTTP') && resolve())
    mock.once('error', reject)
    mock.once('exit', () => reject(new Error('stripe-mock ended')))
  })
}

async function runTests(): Promise<void> {
  const env = { ...process.env, STRIPE_WITNESS: url, STRIPE_NOTES: notes }
  const run = spawn('npx', ['vitest', 'run', '--project', 'integration', ...TESTS], { stdio: 'inherit', env })
  const [code] = (await once(run, 'exit')) as [number | null]
  if (code !== 0) process.exitCode = 1
}

/** Whether a request with one field too many, or a value of the wrong type, is refused. */
async function refusesNonsense(): Promise<boolean> {
  const headers = {
    authorization: 'Bearer sk_test_double',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const bodies = ['payment_intent=pi_1&amount=19&nonsense=1', 'payment_intent=pi_1&amount=much']
  const answers = bodies.map((body) => fetch(`${url}/v1/refunds`, { method: 'POST', headers, body }))
  return (await Promise.all(answers)).every(({ status }) => status === 400)
}

function print(notes: Note[]): void {
  const fields = [...new Set(notes.flatMap((note) => note.fields))].sort()
  const keyed = notes.filter(({ isIdempotent }) => isIdempotent).length
  const taken = notes.filter(({ status }) => status < 400).length
  const call = notes[0]?.call ?? ''
  process.stdout.write(
    `${call}: ${taken} of ${notes.length} taken, ${keyed} with a key\n  ${fields.join(' ')}\n`,
  )
}
