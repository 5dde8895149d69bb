// Importing one component of the kit includes only what it uses: five of them, each built as a separate entry.
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'
import { css, cssTarget } from '../vite.shared.ts'

const root = `${import.meta.dirname}/..`

type Weight = { js: number; css: number; folders: string[] }

/** Brotli sizes in bytes, without React and react-intl, which every page has; and the included modules. */
async function weigh(component: string): Promise<Weight> {
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [react()],
    css,
    build: {
      write: false,
      cssTarget,
      assetsInlineLimit: 0,
      // Not as `lib`, which would keep white space.
      rollupOptions: {
        input: `${root}/ui/${component}/index.ts`,
        preserveEntrySignatures: 'strict',
        external: [/^react(?:-dom|-intl)?(?:\/|$)/],
      },
    },
  })) as Rollup.RollupOutput
  const { output } = result
  const first = output.filter((part) => part.type === 'asset' || !part.isDynamicEntry)
  const sizeOf = (ending: string) =>
    first
      .filter(({ fileName }) => fileName.endsWith(ending))
      .map((part) => brotliCompressSync(part.type === 'chunk' ? part.code : part.source).length)
      .reduce((sum, size) => sum + size, 0)
  const modules = output.flatMap((part) => (part.type === 'chunk' ? Object.keys(part.modules) : []))
  const folders = modules.flatMap((path) => /\/ui\/([a-z]+\/\w+)\//.exec(path)?.[1] ?? [])
  return { js: sizeOf('.js') + sizeOf('.mjs'), css: sizeOf('.css'), folders: [...new Set(folders)].sort() }
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`

test.each<[component: string, most: number, brings: string[]]>([
  ['controls/Button', 2000, ['controls/Button', 'feedback/Spinner', 'foundation/Link', 'media/Icon']],
  ['game/Amount', 1500, ['game/Amount']],
  [
    'feedback/Snackbars',
    6500,
    [
      'controls/Button',
      'controls/IconButton',
      'feedback/Snackbars',
      'feedback/Spinner',
      'foundation/Link',
      'media/Icon',
    ],
  ],
  [
    'overlay/Drawer',
    // 7 kB of them are Radix Dialog (decision 012).
    16_000,
    ['controls/IconButton', 'foundation/Link', 'media/Icon', 'overlay/Drawer', 'overlay/ModalStack'],
  ],
  ['game/JackpotTicker', 4000, ['game/JackpotTicker']],
])(
  '%s weighs at most %i bytes and brings only what it uses',
  async (component, most, brings) => {
    const weight = await weigh(component)
    console.info(
      `${component}: ${kB(weight.js)} of script, ${kB(weight.css)} of style (brotli, without React)`,
    )
    expect(weight.folders).toEqual(brings)
    expect(weight.js + weight.css).toBeLessThanOrEqual(most)
  },
  30_000,
)
