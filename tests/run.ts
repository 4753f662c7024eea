import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowsers } from './setup/find-browsers'
import { readReport, type Counts, type TimedTest } from './setup/steps/read-report'
import { runProgram } from './setup/steps/run-program'
import { testSteps, type Step } from './setup/steps/test-steps'
import { startMongo } from './setup/start-mongo'

/**
 * `npm test`: every check that CI makes, stage by stage. What fails holds nothing else up but where there is no build, so that
 * one run tells all that is wrong. At the end stand the slowest tests and those that failed; the last line sums all up.
 */

/** How many steps of a stage run side by side: most of them use one core. */
const SIDE_BY_SIDE = 2

const reports = mkdtempSync(path.join(tmpdir(), 'jianli-reports-'))
const sum: Counts = { passed: 0, failed: 0 }
const timed: TimedTest[] = []
const say = (text: string) => process.stdout.write(`${text}\n`)

// An end by hand cleans up as well.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const mongo = await startMongo(say).catch((error: unknown) => {
  say(`MongoDB did not start: ${error instanceof Error ? error.message : String(error)}`)
  return undefined
})
const hasFirefox = await findBrowsers(say)
let ok = (mongo !== undefined && hasFirefox) || process.env.CI !== 'true'
let goesOn = true
if (!ok) sum.failed++
for (const stage of testSteps({ reports, mongoUri: mongo?.uri })) await takeAll(stage)
if (!mongo)
  say(
    '\nMONGODB WAS NOT TESTED: there is no mongod here (TEST_MONGODB_URI, a mongod on the PATH, or a network).',
  )
if (!hasFirefox)
  say(
    '\nFIREFOX WAS NOT TESTED: there is none here (TEST_FIREFOX, the PATH, or a package manager we may use).',
  )
await mongo?.stop()
rmSync(reports, { recursive: true, force: true })
sayTheSlowest()
sayTheFailed()
say(`\n${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = ok ? 0 : 1

/** What to look at first when the whole takes too long. */
function sayTheSlowest(): void {
  const slowest = timed.toSorted((a, b) => b.took - a.took).slice(0, 10)
  if (slowest.length > 0) say('\nThe slowest ten:')
  for (const { name, took } of slowest) say(`${(took / 1000).toFixed(1).padStart(6)} s  ${name}`)
}

/** Once more and last, so that the end of a log tells what to mend. */
function sayTheFailed(): void {
  const failed = timed.filter(({ fault }) => fault !== undefined)
  if (failed.length > 0) say('\nFailed:')
  for (const { name, fault } of failed) say(`  ${name}\n    ${fault ?? ''}`)
}

async function takeAll(stage: Step[]): Promise<void> {
  const waiting = [...stage]
  const lane = async () => {
    for (let step = goesOn && waiting.shift(); step; step = goesOn && waiting.shift()) {
      const passed = await take(step)
      ok &&= passed
      if (step.isNeeded) goesOn &&= passed
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane))
}

async function take(step: Step): Promise<boolean> {
  say(`… ${step.says}`)
  const started = Date.now()
  const { code, output } = await runProgram(step)
  const { tests, ...counts } = readReport(step.report)
  timed.push(...tests.map((test) => ({ ...test, name: `${test.name} (${step.says})` })))
  // A step that broke without a failed test (a compile error, a crash) has failed all the same.
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  if (counts.failed > 0 && !tests.some(({ fault }) => fault !== undefined))
    timed.push({ name: step.says, took: 0, fault: `ended with ${code}, see its output` })
  sum.passed += counts.passed
  sum.failed += counts.failed
  say(`\n▸ ${step.says}\n${output}`.trimEnd())
  say(`${counts.failed ? '✗ failed' : '✓'} after ${Math.round((Date.now() - started) / 1000)} s`)
  return counts.failed === 0
}
