import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

export type Counts = { passed: number; failed: number }
/** `took` in milliseconds */
export type TimedTest = { name: string; took: number }
export type Report = Counts & { tests: TimedTest[] }

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
})

type Suite = {
  specs?: { title: string; file: string; tests: { results: { duration: number }[] }[] }[] | undefined
  suites?: Suite[] | undefined
}
const suite: z.ZodType<Suite> = z.object({
  specs: z
    .array(
      z.object({
        title: z.string(),
        file: z.string(),
        tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
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
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${path.relative('tests', name)}: ${fullName}`,
      took: duration ?? 0,
    })),
  )
  return { passed: numPassedTests, failed: numFailedTests || (success ? 0 : 1), tests }
}

function ofPlaywright({ stats, suites }: z.infer<typeof playwrightReport>): Report {
  const specsOf = (one: Suite): NonNullable<Suite['specs']> => [
    ...(one.specs ?? []),
    ...(one.suites ?? []).flatMap(specsOf),
  ]
  const tests = suites.flatMap(specsOf).map(({ title, file, tests: runs }) => ({
    name: `e2e/${file}: ${title}`,
    took: runs.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, tests }
}
