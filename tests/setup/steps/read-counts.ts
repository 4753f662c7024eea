import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'

export type Counts = { passed: number; failed: number }

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** The counts of a JSON report of Vitest or Playwright; nothing passed and nothing failed when there is none. */
export function readCounts(file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const vitest = vitestReport.safeParse(report)
  if (vitest.success) {
    const { numPassedTests, numFailedTests, success } = vitest.data
    return { passed: numPassedTests, failed: numFailedTests || (success ? 0 : 1) }
  }
  const { expected, unexpected, flaky } = playwrightReport.parse(report).stats
  return { passed: expected, failed: unexpected + flaky }
}
