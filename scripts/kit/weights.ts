import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'

/** Compressed bytes of script and style. */
export type Weight = {
  /** Of its own folder. */
  own: number
  /** Together with the components that it brings. */
  whole: number
}

const isAsset = (path: string) => path.includes('.svg')

/** Addresses of pictures are not part of the weight; with `alone` nor is anything outside the folder. */
const left = (alone: boolean): Plugin => ({
  name: 'left-out',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ path, kind }) => {
      if (kind === 'entry-point') return undefined
      const out = isAsset(path) || kind === 'dynamic-import' || (alone && !path.startsWith('.'))
      return out ? { path, external: true } : undefined
    })
  },
})

async function weigh(root: string, places: readonly string[], alone: boolean): Promise<Map<string, number>> {
  const { outputFiles } = await build({
    entryPoints: places.map((place) => ({ in: join(root, 'ui', place, 'index.ts'), out: place })),
    outdir: join(root, 'dist-kit'),
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    loader: { '.module.css': 'local-css' },
    external: ['react', 'react-dom', 'react-intl'],
    plugins: [left(alone)],
  })
  const sizes = new Map<string, number>()
  for (const { path, contents } of outputFiles) {
    const place = path.slice(join(root, 'dist-kit').length + 1).replace(/\.(?:js|css)$/, '')
    sizes.set(place, (sizes.get(place) ?? 0) + brotliCompressSync(contents).length)
  }
  return sizes
}

/** What importing each component costs a page that has React and react-intl; parts loaded later are not counted. */
export async function readWeights(root: string, places: readonly string[]): Promise<Record<string, Weight>> {
  const [own, whole] = await Promise.all([weigh(root, places, true), weigh(root, places, false)])
  const sizeOf = (sizes: Map<string, number>, place: string) => {
    const size = sizes.get(place)
    if (size === undefined) throw new Error(`weights: nothing was built of ui/${place}`)
    return size
  }
  return Object.fromEntries(
    places.map((place) => [place, { own: sizeOf(own, place), whole: sizeOf(whole, place) }]),
  )
}
