import { globSync } from 'node:fs'
import { build, type Plugin, type Rollup } from 'vite'
import { css, cssTarget } from '../../vite.shared.ts'
import { parsed } from '../lib/syntax.ts'
import { needsBrowser } from './needsBrowser.ts'

const root = `${import.meta.dirname}/../..`

/** Where a site serves the package's icons: browsers refuse a sprite of another origin. */
const ASSETS_ADDRESS = '/arama-kit/'

/** The folders of the components, such as `ui/controls/Button`. */
export const components = globSync('ui/*/*/index.ts', { cwd: root })
  .map((file) => file.slice(0, -'/index.ts'.length))
  .sort()

/** What a site needs besides: links, motion, words, tokens. */
const foundation = globSync('ui/foundation/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.includes('.test.'),
)

const entries = [
  ...components.map((folder) => `${folder}/index.ts`),
  ...foundation,
  'ui/foundation/messages/kit.ts',
  'tokens/dist/tokens.ts',
]

/** Marks the modules that React's server components must leave to the browser. */
const clientModules: Plugin = {
  name: 'client-modules',
  renderChunk: (code, { fileName }) =>
    needsBrowser(parsed(fileName, code)) ? `'use client'\n${code}` : undefined,
}

/** npm leaves out every folder of this name, and the flags' files are in one. */
const published = (name: string) => name.replace('node_modules/', '')

/** Writes one module for each source file, the styles of all components and the pictures; returns the modules. */
export async function bundle(outDir: string): Promise<Rollup.OutputChunk[]> {
  const outputs = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base: ASSETS_ADDRESS,
    plugins: [clientModules],
    css,
    build: {
      outDir,
      emptyOutDir: true,
      cssTarget,
      cssMinify: false,
      minify: false,
      target: 'baseline-widely-available',
      lib: { entry: entries.map((file) => `${root}/${file}`), formats: ['es'], cssFileName: 'components' },
      rollupOptions: {
        // Without it every import of a component also brings an import of its folder for effects that it has not.
        treeshake: { moduleSideEffects: (id) => id.endsWith('.css') },
        external: (id) => /^[\w@]/.test(id) && !id.startsWith('circle-flags/'),
        output: {
          preserveModules: true,
          preserveModulesRoot: root,
          entryFileNames: ({ name }) => `${published(name)}.js`,
          assetFileNames: ({ names: [name = ''] }) => (name.endsWith('.css') ? name : `assets/${name}`),
        },
      },
    },
  })) as Rollup.RollupOutput[]
  return outputs.flatMap(({ output }) => output).filter((part) => part.type === 'chunk')
}
