import path from 'node:path'

export type Step = {
  /** what it does, for people who wait */
  says: string
  /** a script of a package in node_modules, run by Node */
  script: string
  args: string[]
  env?: Record<string, string>
  /** where its reporter writes JSON */
  report?: string
  /** without it nothing else can be shown */
  isNeeded?: boolean
  /** the longest of its stage: what it writes is shown as it comes, for people who wait */
  isShown?: boolean
}

const VITEST = 'node_modules/vitest/vitest.mjs'

/**
 * The steps of `npm test` in three stages, the tests on MongoDB only where there is one. Those of a stage run side by side,
 * the longest first: none of them writes what another one reads. A browser's tests have the machine for themselves: its workers
 * fill it, and beside others a key takes seconds on a slow one, as nobody's does.
 */
export function testSteps(options: { reports: string; mongoUri?: string | undefined }): Step[][] {
  const { mongoUri } = options
  const report = (name: string) => path.join(options.reports, `${name}.json`)
  const first = [
    {
      says: 'Production build, and what the tests’ sites begin with (two to three minutes)',
      script: 'node_modules/tsx/dist/cli.mjs',
      args: ['tests/setup/steps/build-and-seed.ts'],
      isNeeded: true,
      isShown: true,
    },
    vitest({ says: 'Unit tests', project: 'unit', report: report('unit') }),
    { says: 'Lint (eslint, under a minute)', script: 'node_modules/eslint/bin/eslint.js', args: ['.'] },
    {
      says: 'Format (prettier)',
      script: 'node_modules/prettier/bin/prettier.cjs',
      // by what stands in a file, which a checkout doesn't touch
      args: ['--check', '--cache', '--cache-strategy', 'content', '.'],
    },
    { says: 'Types (tsc)', script: 'node_modules/typescript/bin/tsc', args: ['--noEmit'] },
    { says: 'Dead code (knip)', script: 'node_modules/knip/bin/knip.js', args: ['--no-progress'] },
  ]
  const inBrowser = [
    {
      says: 'Tests in a browser, on the production build',
      script: 'node_modules/@playwright/test/cli.js',
      args: ['test', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') },
      report: report('e2e'),
      isShown: true,
    },
  ]
  const integration = [
    vitest({ says: 'Integration tests on SQLite', project: 'integration*', report: report('sqlite') }),
    mongoUri && {
      ...vitest({ says: 'Integration tests on MongoDB', project: 'integration', report: report('mongodb') }),
      env: { TEST_DATABASE: 'mongodb', TEST_MONGODB_URI: mongoUri },
    },
  ]
  return [first, inBrowser, integration.filter((step) => typeof step === 'object')]
}

function vitest({ says, project, report }: { says: string; project: string; report: string }): Step {
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  return { says, script: VITEST, args, report }
}
