import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { css } from '../../vite.shared.ts'
import { type Mutant, mutated } from './mutant.ts'

const root = join(import.meta.dirname, '..', '..')
const mutant: Mutant = JSON.parse(process.env.MUTANT ?? '{}')

/** One unit test with one file broken on its way into it: on the disk nothing changes, so nothing has to be restored. */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform: (source, id) =>
        id.split('?', 1)[0] === join(root, mutant.file) ? mutated(source, mutant) : undefined,
    },
    react(),
  ],
  css,
  cacheDir: `node_modules/.vite/mutants-${process.env.MUTANT_LANE ?? 0}`,
  test: {
    environment: 'jsdom',
    include: ['{ui,app}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.browser.test.tsx'],
    setupFiles: ['.storybook/vitest.unit.ts'],
    maxWorkers: 1,
    bail: 1,
  },
})
