import { getJestConfig } from '@storybook/test-runner'

const base = getJestConfig()

/** @type {import('jest').Config} */
export default {
  ...base,
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
        headless: true,
        args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text'],
      },
      contextOptions: {
        viewport: { width: 1200, height: 900 },
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
      },
    },
  },
}
