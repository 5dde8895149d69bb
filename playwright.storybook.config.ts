import { defineConfig } from '@playwright/test'

/** Walks through the built Storybook; `scripts/walk-storybook.mjs` serves it at `STORYBOOK_URL`. */
export default defineConfig({
  testDir: 'stories/walk',
  testMatch: '*.walk.ts',
  outputDir: 'test-results/walk',
  // For a machine with one busy core; on a quiet one a walk takes seconds.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: 1,
  retries: 1,
  failOnFlakyTests: process.env.ALLOW_FLAKY !== '1',
  reporter: [['list'], ['json', { outputFile: 'test-results/walk.json' }]],
  use: {
    baseURL: process.env.STORYBOOK_URL,
    viewport: { width: 1440, height: 900 },
    locale: 'ro-RO',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox', '--font-render-hinting=none'],
    },
  },
})
