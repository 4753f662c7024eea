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
}

const VITEST = 'node_modules/vitest/vitest.mjs'

/**
 * The steps of `npm test` in stages; the tests on MongoDB only where there is one. Those of a stage may run side by side,
 * the longest first: none of them writes what another one reads.
 */
export function testSteps(options: { reports: string; mongoUri?: string | undefined }): Step[][] {
  const { mongoUri } = options
  const report = (name: string) => path.join(options.reports, `${name}.json`)
  const beside = [
    vitest({ says: 'Unit tests', project: 'unit', report: report('unit') }),
    {
      says: 'Production build (one to two minutes)',
      script: 'node_modules/tsx/dist/cli.mjs',
      args: ['build.ts', '--if-needed'],
      isNeeded: true,
    },
    { says: 'Lint (eslint, under a minute)', script: 'node_modules/eslint/bin/eslint.js', args: ['.'] },
    { says: 'Format (prettier)', script: 'node_modules/prettier/bin/prettier.cjs', args: ['--check', '.'] },
    { says: 'Types (tsc)', script: 'node_modules/typescript/bin/tsc', args: ['--noEmit'] },
    { says: 'Dead code (knip)', script: 'node_modules/knip/bin/knip.js', args: ['--no-progress'] },
  ]
  const alone = [
    vitest({ says: 'Integration tests on SQLite', project: 'integration*', report: report('sqlite') }),
    mongoUri && {
      ...vitest({ says: 'Integration tests on MongoDB', project: 'integration', report: report('mongodb') }),
      env: { TEST_DATABASE: 'mongodb', TEST_MONGODB_URI: mongoUri },
    },
    {
      says: 'Tests in a browser, on the production build',
      script: 'node_modules/@playwright/test/cli.js',
      args: ['test', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') },
      report: report('e2e'),
    },
  ]
  return [beside, ...alone.filter((step) => typeof step === 'object').map((step) => [step])]
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
