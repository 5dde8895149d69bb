import { defineConfig } from '@playwright/test'

/** Walks through the built Storybook; `scripts/walk-storybook.mjs` serves it at `STORYBOOK_URL`. */
export default defineConfig({
  testDir: 'stories/walk',
  testMatch: '*.walk.ts',
  outputDir: 'test-results/walk',
  timeout: 150_000,
  expect: { timeout: 30_000 },
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
