import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { css } from '../../vite.shared.ts'
import { type Mutant, mutated } from './mutant.ts'

const root = join(import.meta.dirname, '..', '..')
const mutant: Mutant | undefined = JSON.parse(process.env.MUTANT ?? 'null') ?? undefined

/** One unit test with one file broken on its way into it: on the disk nothing changes, so nothing has to be restored. */
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
    // Ends with its process, whatever it is doing.
    pool: 'threads',
    maxWorkers: 1,
    // Thousands of generated cases take their time on a busy machine.
    testTimeout: 30_000,
    // A broken module must not be kept for the next run.
    fsModuleCache: false,
    bail: 1,
  },
})
