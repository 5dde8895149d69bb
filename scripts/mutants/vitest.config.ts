import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { css } from '../../vite.shared.ts'
import { type Mutant, mutated } from './mutant.ts'

const root = join(import.meta.dirname, '..', '..')
const mutant: Mutant | undefined = JSON.parse(process.env.MUTANT ?? 'null') ?? undefined

/** Runs one unit test with one file changed while it is loaded; the file on disk stays the same. */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform: (source, id) =>
        mutant && id.split('?', 1)[0] === join(root, mutant.file) ? mutated(source, mutant) : undefined,
    },
    react(),
  ],
  css,
  test: {
    environment: 'jsdom',
    include: ['{ui,app}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.browser.test.tsx'],
    setupFiles: ['.storybook/vitest.unit.ts'],
    // Threads end with their process, even in an endless loop.
    pool: 'threads',
    maxWorkers: 1,
    // Thousands of generated cases take long on a busy machine.
    testTimeout: 30_000,
    // A mutant must not be cached for the next run.
    fsModuleCache: false,
    bail: 1,
  },
})
