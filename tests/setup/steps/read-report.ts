import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod'

export type Counts = { passed: number; failed: number }
/** `took` in milliseconds; `fault` is what a failed one said first */
export type TimedTest = { name: string; took: number; fault?: string | undefined }
export type Report = Counts & { tests: TimedTest[] }

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().nullish(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

type Fault = { message?: string | undefined; location?: { file: string; line: number } | undefined }
type Run = { duration: number; errors: Fault[] }
type Suite = {
  specs?: { title: string; file: string; ok: boolean; tests: { results: Run[] }[] }[] | undefined
  suites?: Suite[] | undefined
}
const run: z.ZodType<Run> = z.object({
  duration: z.number(),
  errors: z.array(
    z.object({
      message: z.string().optional(),
      location: z.object({ file: z.string(), line: z.number() }).optional(),
    }),
  ),
})
const suite: z.ZodType<Suite> = z.object({
  specs: z
    .array(
      z.object({
        title: z.string(),
        file: z.string(),
        ok: z.boolean(),
        tests: z.array(z.object({ results: z.array(run) })),
      }),
    )
    .optional(),
  get suites() {
    return z.array(suite).optional()
  },
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suite),
})

/** What a JSON report of Vitest or Playwright says; nothing passed and nothing failed when there is none. */
export function readReport(file: string | undefined): Report {
  if (!file || !existsSync(file)) return { passed: 0, failed: 0, tests: [] }
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const vitest = vitestReport.safeParse(report)
  if (!vitest.success) return ofPlaywright(playwrightReport.parse(report))
  const { numPassedTests, numFailedTests, success, testResults } = vitest.data
  const tests = testResults.flatMap(({ name: file, message, assertionResults }): TimedTest[] => {
    const name = path.relative('tests', file)
    // A file that could not be read or set up has a message of its own.
    const whole = message ? [{ name, took: 0, fault: firstLine(message) }] : []
    return whole.concat(
      assertionResults.map(({ fullName, duration, failureMessages }) => ({
        name: `${name}: ${fullName}`,
        took: duration ?? 0,
        fault: firstLine(failureMessages?.[0]),
      })),
    )
  })
  return { passed: numPassedTests, failed: numFailedTests || (success ? 0 : 1), tests }
}

function ofPlaywright({ stats, suites }: z.infer<typeof playwrightReport>): Report {
  const specsOf = (one: Suite): NonNullable<Suite['specs']> => [
    ...(one.specs ?? []),
    ...(one.suites ?? []).flatMap(specsOf),
  ]
  const tests = suites.flatMap(specsOf).map(({ title, file, ok, tests: runs }) => {
    const results = runs.flatMap((one) => one.results)
    const error = results.flatMap((one) => one.errors)[0]
    return {
      name: `e2e/${file}: ${title}`,
      took: results.reduce((sum, { duration }) => sum + duration, 0),
      fault: ok ? undefined : placeOf(error) + (firstLine(error?.message) ?? 'failed'),
    }
  })
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, tests }
}

/** “ways.spec.ts:12: ”; nothing where it isn't known. */
const placeOf = ({ location }: Fault = {}) =>
  location ? `${path.basename(location.file)}:${location.line}: ` : ''

/** Without the colours of a terminal; undefined of nothing. */
const firstLine = (text: string | undefined) =>
  stripVTControlCharacters(text ?? '')
    .trim()
    .split('\n')[0] || undefined
