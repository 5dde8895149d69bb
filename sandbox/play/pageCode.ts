import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Rollup } from 'vite'

/** Inline code of a game page: its styles, and its bundled script. */
export type PageCode = { style: string; script: string }

const folder = new URL('./browser/', import.meta.url)

const styleOf = (names: readonly string[]): string =>
  names.map((name) => readFileSync(new URL(`${name}.css`, folder), 'utf8')).join('\n')

/** Bundles a script with its imports into one text that cannot close its element. */
async function bundle(script: URL): Promise<string> {
  const { build } = await import('vite')
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: fileURLToPath(script) },
    },
  })) as Rollup.RollupOutput
  return output[0].code.replaceAll('</', '<\\/')
}

/** Loads the code of a page at the first request; scripts are given as URLs, so that tools find them. */
function makeOnce(script: URL, styles: readonly string[]): () => Promise<PageCode> {
  let made: Promise<PageCode> | undefined
  return () => {
    made ??= bundle(script).then((text) => ({ style: styleOf(styles), script: text }))
    return made
  }
}

export const slotCode = makeOnce(new URL('./browser/slot.ts', import.meta.url), [
  'style',
  'desk',
  'rules',
  'light',
])
export const tableCode = makeOnce(new URL('./browser/table.ts', import.meta.url), [
  'style',
  'desk',
  'rules',
  'table',
  'wheel',
  'felt',
])
/** Code of a page without a game. */
export const plainCode = (): PageCode => ({ style: styleOf(['style']), script: '' })

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The policy of a page: its own inline code only; any site may frame a game, as with real studios. */
export const policyFor = ({ style, script }: PageCode): string =>
  [
    "default-src 'none'",
    `script-src ${script ? hashOf(script) : "'none'"}`,
    `style-src ${hashOf(style)}`,
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ')
