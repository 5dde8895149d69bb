import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { components } from './bundle.ts'

export type EntrySize = { entry: string; bytes: number }

/** What importing each entry alone costs a page that has React and react-intl: its modules, minified and compressed. */
export async function entrySizes(outDir: string, folders = components): Promise<EntrySize[]> {
  const { outputFiles } = await build({
    entryPoints: folders.map((folder) => join(outDir, folder, 'index.js')),
    outbase: join(outDir, 'ui'),
    outdir: outDir,
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    // What an entry loads later is not part of it.
    plugins: [{ name: 'later', setup: ({ onResolve }) => onResolve({ filter: /./ }, laterIsExternal) }],
    external: ['react', 'react-dom', 'react-intl'],
    nodePaths: [join(import.meta.dirname, '..', '..', 'node_modules')],
  })
  return outputFiles
    .map(({ path, contents }) => ({
      entry: path.slice(outDir.length + 1, -'/index.js'.length),
      bytes: brotliCompressSync(contents).length,
    }))
    .sort((one, other) => one.entry.localeCompare(other.entry))
}

const laterIsExternal = ({ kind, path }: { kind: string; path: string }) =>
  kind === 'dynamic-import' ? { path, external: true } : undefined

/** The sizes as lines of a table. */
export const sizeTable = (sizes: readonly EntrySize[]): string =>
  sizes.map(({ entry, bytes }) => `${(bytes / 1000).toFixed(2).padStart(7)} kB  ${entry}`).join('\n')
