import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/setup/longest-first'

const onMongo = process.env.TEST_DATABASE === 'mongodb'
/**
 * What MongoDB has to show as well: where writers meet, what is unique or all or nothing, what is sorted, summed, searched
 * or guessed at in its own language. The rest says the same on each database and is shown on SQLite.
 */
const ON_MONGO = [
  'admin/{audit,proposals,search-what-is-shown,sum-by-day}',
  'api/{account-end,accounts,hostile,merge,payload-access,resume-list,several-instances,share-links,storage,two-step}',
  'guides/{life,lists}',
  'jobs/jobs',
  'membership/{invites,model,orders,plans}',
  'mongodb/*',
  'search/*',
  'seed/groups',
  'site/recruitment',
].map((name) => `tests/integration/${name}.test.ts`)
const SETUP = ['tests/setup/light-hashes.ts', 'tests/setup/fail-on-console-error.ts']
/** What needs an application of its own. */
const APART = ['tests/integration/uploads/s3.test.ts']

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  test: {
    // Lexical's plain `node` export awaits at top level, which ends the process on Node 20
    execArgv: ['--conditions=development'],
    pool: 'forks',
    // One more than there are cores, for a test often waits for a browser, a server or a database.
    maxWorkers: 3,
    // Limits, not waits: a busy machine may take ten times as long, and only what is broken takes that long.
    testTimeout: 180_000,
    // The first sites wait some minutes for what they begin with.
    hookTimeout: 600_000,
    expect: { poll: { timeout: 30_000 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // A third of their time went into loading for each file what the file before had loaded.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: onMongo ? ON_MONGO : ['tests/integration/**/*.test.ts'],
          // More than one instance needs a database that they can share.
          exclude: [...APART, ...(onMongo ? [] : ['tests/integration/mongodb/**'])],
          // One application for all files of a worker: see tests/setup/services.ts.
          isolate: false,
          globalSetup: 'tests/setup/global-setup.ts',
          setupFiles: SETUP,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration-apart',
          include: onMongo ? [] : APART,
          globalSetup: 'tests/setup/global-setup.ts',
          setupFiles: SETUP,
        },
      },
    ],
  },
})
