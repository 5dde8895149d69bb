// Builds the service worker, which knows the name and the files of the site's build. A process of its own: Vite declares the
// process that it builds in as a production one, tests that run after it too.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from './lib/run.mjs'

const client = join(root, 'build', 'client')

/** Files beside the hashed ones that pages use, with a revision, since their addresses stay the same. */
function plainFiles() {
  const names = readdirSync(join(client, 'fonts')).filter((name) => name.endsWith('.woff2'))
  return ['favicon.svg', ...names.map((name) => `fonts/${name}`)].map((name) => ({
    url: `/${name}`,
    revision: createHash('sha256')
      .update(readFileSync(join(client, name)))
      .digest('hex')
      .slice(0, 12),
  }))
}

/** Pages load hashed files from `STATIC_URL`, but sprites from the site itself. */
const addressOf = (name) => `${name.endsWith('.svg') ? '' : (process.env.STATIC_URL ?? '')}/assets/${name}`

const hashed = readdirSync(join(client, 'assets')).filter((name) => /\.(?:js|css|svg|woff2)$/.test(name))
const version = hashed.map((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1]).find(Boolean)
if (!version) throw new Error('worker: build/client/assets has no manifest-*.js')
const files = [...hashed.map((name) => ({ url: addressOf(name), revision: null })), ...plainFiles()]
await build({
  configFile: false,
  logLevel: 'warn',
  define: {
    BUILD: JSON.stringify({ version, files }),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    outDir: client,
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    target: 'baseline-widely-available',
    rollupOptions: {
      input: join(root, 'app/platform/offline/worker/worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})
