import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserConfigOptions } from 'vitest/node'
import { kitProps } from './.storybook/kitProps.ts'
import { comparedPictures, countPicture, visual } from './.storybook/pictures.ts'
import { css, inlineScripts } from './vite.shared.ts'

/** A function, because Vitest writes project names into the object. */
const browser = (contextOptions: object): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text'],
      // All faces of the browser: those of the machine would be in the pictures.
      env: { ...process.env, FONTCONFIG_FILE: `${import.meta.dirname}/.storybook/faces/fonts.conf` },
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
  commands: { comparedPictures, countPicture },
  expect: {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch',
      // Absolute: a ratio of a large picture would hide a changed corner.
      comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 20 },
      resolveScreenshotPath: ({ arg, ext, root }) => `${root}/stories/__screenshots__/${arg}${ext}`,
      resolveDiffPath: ({ arg, ext, root }) => `${root}/test-results/pictures/${arg}${ext}`,
    },
  },
})

/** As with flows: a busy machine sometimes misses a frame. Retried tests are named in the summary. */
const retry = process.env.ALLOW_FLAKY === '1' ? 1 : 0

/** Timeout in milliseconds, since thousands of generated cases take long on a busy machine. */
const TEST_TIMEOUT_MS = 30_000

type Look = { name: string; only?: string; contextOptions?: object }

/** Every story in one look: it renders, its `play` passes, axe finds nothing, its pictures are unchanged. */
const stories = ({ name, only, contextOptions = {} }: Look) => ({
  // The plugin does not read .storybook/vite.config.ts, therefore React and CSS are set here again.
  plugins: [
    inlineScripts(),
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

/** Tests that replace `window`, `document` or `location`: they need their own window. */
const replacing = [
  'app/platform/{flags,theme}.test.{ts,tsx}',
  'app/platform/analytics/{consent,wiring}.test.{ts,tsx}',
  'app/platform/release/updateReload.test.ts',
  'ui/layout/Rail/useFirstSlides.test.tsx',
]

/** Tests of components and browser code, in jsdom. */
const unit = (
  name: string,
  { pool, ...files }: { pool: 'forks' | 'vmThreads'; include: string[]; exclude?: string[] },
) => ({
  plugins: [react(), kitProps()],
  css,
  test: {
    name,
    testTimeout: TEST_TIMEOUT_MS,
    environment: 'jsdom',
    pool,
    ...files,
    setupFiles: ['.storybook/vitest.unit.ts'],
  },
})

/** Tests that mock modules: they need their own module registry. */
const mocking = ['server/{app,planted}.test.ts']

/** Tests in Node. */
const server = (name: string, files: { isolate: boolean; include: string[]; exclude?: string[] }) => ({
  css,
  test: { name, testTimeout: TEST_TIMEOUT_MS, environment: 'node', ...files },
})

/** Pure rules without a browser: creating a window would take a third of their time. */
const pure = ['app/{api,domain}/**/*.test.ts', 'tokens/**/*.test.ts']

export default defineConfig({
  test: {
    // A story without a picture fails, and its first one waits for a person to accept it.
    update: visual === 'update' ? 'all' : 'none',
    globalSetup: visual === 'update' ? ['.storybook/shrinkPictures.ts'] : [],
    // One page more than cores, since stories wait for frames and timers a third of their time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // A window per worker takes a third of the time of one per file.
      unit('unit', {
        pool: 'vmThreads',
        include: ['{ui,app,tokens,stories}/**/*.test.{ts,tsx}'],
        exclude: ['**/*.browser.test.tsx', ...pure, ...replacing],
      }),
      unit('unit-replacing', { pool: 'forks', include: replacing }),
      // These files share no module state.
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
      // Controls in forced colours, as used for strong contrast.
      stories({
        name: 'forced',
        only: 'control',
        contextOptions: { forcedColors: 'active' },
      }),
    ],
  },
})
