import { defineConfig } from '@playwright/test'

/** The production build in a real browser. Each worker has a server, a database and a mailbox of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  // One more than there are cores, for a page often waits for its server, and the server for nobody.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: process.env.CI === 'true',
  // Limits, not waits: a busy machine may take ten times as long, and only a broken page takes that long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    // Nobody looks at what moves.
    contextOptions: { reducedMotion: 'reduce' },
    // Keeping the editor for later asks for all of it once more in each new browser: tests/e2e/offline allows it.
    serviceWorkers: 'block',
    // What was done and asked, without a picture or the whole page of every moment: those took half of the run.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    // `only-on-failure` takes one at the end of every test; how the page was read then stands beside a failure anyway.
    screenshot: 'off',
    actionTimeout: 30_000,
  },
})
