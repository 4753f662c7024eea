import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const onMongo = process.env.TEST_DATABASE === 'mongodb'
/** What says the same on each database: drawing pages, texts about the calls, what a provider does wrong, SQLite’s own writer and migrations. */
const SAME_ON_BOTH = [
  'tests/integration/api/openapi.test.ts',
  'tests/integration/assistant/faults.test.ts',
  'tests/integration/pdf/{baseline,browser-pool,geometry,killed-browser,screens,size}.test.ts',
  'tests/integration/server/{assistant-killed,odd-bodies,sqlite-migrations,sqlite-writer,static-host}.test.ts',
]

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  test: {
    // Lexical's plain `node` export awaits at top level, which ends the process on Node 20
    execArgv: ['--conditions=development'],
    pool: 'forks',
    // One more than two cores take, for a test often waits for a browser, a server or a database.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/{unit,component}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.{ts,tsx}'],
          // More than one instance needs a database that they can share.
          exclude: onMongo ? SAME_ON_BOTH : ['tests/integration/mongodb/**'],
          globalSetup: 'tests/setup/global-setup.ts',
          setupFiles: 'tests/setup/fail-on-console-error.ts',
        },
      },
    ],
  },
})
