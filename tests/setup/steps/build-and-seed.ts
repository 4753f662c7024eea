import { execFileSync } from 'node:child_process'
import { seedSites } from '../start-site'

/** The production build unless it is there, and what the sites of the tests begin with: both kinds of tests start such. */
execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'build.ts', '--if-needed'], {
  stdio: 'inherit',
})
await seedSites()
