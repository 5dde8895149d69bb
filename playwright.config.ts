import { defineConfig } from '@playwright/test'
import { slowdown } from './e2e/support/slow.ts'

/** Flows against the built site; `npm run e2e` builds it and finds the browser. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: slowdown > 1 ? 1 : 3,
  // Three times the time of the usual machine.
  timeout: 150_000 * slowdown,
  expect: { timeout: 30_000 * slowdown },
  // A busy machine sometimes misses a frame. A retried test is named: it fails the run of an author (`npm run e2e`),
  // who can fix it, but passes in `npm test`, which others run.
  retries: 1,
  failOnFlakyTests: process.env.ALLOW_FLAKY !== '1',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }], ['./e2e/support/pressTable.ts']],
  globalSetup: './e2e/support/globalSetup.ts',
  // One after the other: a worker that alternates between the two would stop a site and start another.
  projects: [
    { name: 'one site for all', testIgnore: ['**/players/*.spec.ts', '**/live/*.spec.ts'] },
    { name: 'a site for each worker', testMatch: ['**/players/*.spec.ts', '**/live/*.spec.ts'] },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'ro-RO',
    colorScheme: 'dark',
    // A worker's requests do not reach `page.route`; the flows of the kept site allow it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox', '--font-render-hinting=none'],
    },
  },
})
