import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserConfigOptions } from 'vitest/node'
import { comparedPictures, visual } from './.storybook/pictures.ts'
import { css, inlineScripts } from './vite.shared.ts'

/** A function, because Vitest writes project names into the object. */
const browser = (contextOptions: object): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text'],
    },
    contextOptions: {
      reducedMotion: 'reduce',
      deviceScaleFactor: 1,
      locale: 'ro-RO',
      timezoneId: 'UTC',
      ...contextOptions,
    },
  }),
  viewport: { width: 1200, height: 900 },
  instances: [{ browser: 'chromium' }],
  screenshotFailures: false,
  commands: { comparedPictures },
  expect: {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch',
      // Absolute: a ratio of a large picture would hide a changed corner.
      comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 20 },
      resolveScreenshotPath: ({ arg, ext, root }) => `${root}/stories/__screenshots__/${arg}${ext}`,
    },
  },
})

/** As with flows: a loaded machine now and then takes a frame where none was expected. Who needed it is named in the sum. */
const retry = process.env.ALLOW_FLAKY === '1' ? 1 : 0

/** Thousands of generated cases take their time on a busy machine, in milliseconds. */
const PATIENCE = 30_000

type Look = { name: string; only?: string; contextOptions?: object }

/** Every story in one look: it draws, its `play` holds, axe finds nothing, its pictures are unchanged. */
const stories = ({ name, only, contextOptions = {} }: Look) => ({
  // The plugin does not read .storybook/vite.config.ts, therefore React and CSS are set here again.
  plugins: [
    inlineScripts,
    react(),
    storybookTest({
      configDir: '.storybook',
      initialGlobals: { theme: 'dark' },
      ...(only && { tags: { include: [only] } }),
    }),
  ],
  css,
  build: { assetsInlineLimit: 0 },
  // A package met in the middle of a run would reload the page under the tests.
  optimizeDeps: { entries: ['stories/**/*.stories.tsx', '.storybook/preview.tsx'] },
  test: {
    name: `stories-${name}`,
    retry,
    isolate: false,
    setupFiles: ['.storybook/vitest.visual.ts'],
    browser: browser(contextOptions),
  },
})

/** Tests that put something else in the place of `window`, `document` or `location`: only a window of their own lets them. */
const replacing = [
  'app/integrations/{consent,updateReturn,wiring}.test.{ts,tsx}',
  'app/lib/{flags,theme}.test.{ts,tsx}',
  'ui/layout/Rail/useFirstSlides.test.tsx',
]

/** Parts and what knows the browser, in a window that is none. */
const unit = (
  name: string,
  { pool, ...files }: { pool: 'forks' | 'vmThreads'; include: string[]; exclude?: string[] },
) => ({
  plugins: [react()],
  css,
  test: {
    name,
    testTimeout: PATIENCE,
    environment: 'jsdom',
    pool,
    ...files,
    setupFiles: ['.storybook/vitest.unit.ts'],
  },
})

/** Tests that put another module in the place of one: only modules of their own let them. */
const mocking = ['server/{app,planted}.test.ts']

/** What runs in Node. */
const server = (name: string, files: { isolate: boolean; include: string[]; exclude?: string[] }) => ({
  css,
  test: { name, testTimeout: PATIENCE, environment: 'node', ...files },
})

/** Rules that know no browser: what a window costs to make is a third of their time. */
const pure = ['app/{api,domain}/**/*.test.ts', 'tokens/**/*.test.ts']

export default defineConfig({
  test: {
    update: visual === 'update',
    globalSetup: visual === 'update' ? ['.storybook/shrinkPictures.ts'] : [],
    // One page more than cores: a story waits for frames and for its own timers a third of its time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // A window for each worker takes a third of the time of one for each file.
      unit('unit', {
        pool: 'vmThreads',
        include: ['{ui,app,tokens,stories}/**/*.test.{ts,tsx}'],
        exclude: ['**/*.browser.test.tsx', ...pure, ...replacing],
      }),
      unit('unit-replacing', { pool: 'forks', include: replacing }),
      // What these files share is made by calls and never kept by a module.
      server('server', {
        isolate: false,
        include: ['{server,sandbox,scripts,bench,repository}/**/*.test.ts', ...pure],
        exclude: mocking,
      }),
      server('server-mocking', { isolate: true, include: mocking }),
      {
        plugins: [react()],
        css,
        optimizeDeps: { include: ['react-dom/client'] },
        test: { name: 'browser', include: ['stories/**/*.browser.test.tsx'], browser: browser({}) },
      },
      stories({ name: 'themes' }),
      // Controls in the colours of the system, as people set them who need strong contrast.
      stories({
        name: 'forced',
        only: 'control',
        contextOptions: { forcedColors: 'active' },
      }),
    ],
  },
})
