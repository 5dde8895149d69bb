import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.ts'
import { manifestOf } from './manifest.ts'
import { writeTypes } from './types.ts'

const root = join(import.meta.dirname, '..', '..')

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`
const sheet = (file: string) => readFileSync(join(root, file), 'utf8')

/** Every sheet begins with the order of the layers, so a site may import them in any order. */
function writeStyles(outDir: string) {
  const layers = sheet('ui/foundation/layers.css')
  const sheets = {
    'tokens.css': sheet('tokens/dist/tokens.css') + sheet('tokens/dist/grid.css'),
    'base.css': sheet('ui/foundation/base.css') + sheet('ui/foundation/print.css'),
    'components.css': readFileSync(join(outDir, 'components.css'), 'utf8'),
  }
  for (const [name, text] of Object.entries(sheets)) writeFileSync(join(outDir, name), layers + text)
}

/** The kit's messages as a file, for a site that compiles or translates them. */
async function writeMessages(outDir: string) {
  const words = pathToFileURL(join(outDir, 'ui/foundation/messages/kit.js'))
  const { kitMessages } = (await import(words.href)) as { kitMessages: Record<string, string> }
  mkdirSync(join(outDir, 'messages'))
  writeFileSync(join(outDir, 'messages/ro.json'), json(kitMessages))
}

/** Writes the kit as a package to `outDir`. */
export async function writeKit(outDir: string): Promise<void> {
  const modules = await bundle(outDir)
  const files = new Set(modules.map(({ fileName }) => fileName))
  const imported = modules.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
  writeTypes(outDir)
  writeStyles(outDir)
  await writeMessages(outDir)
  writeFileSync(join(outDir, 'package.json'), json(manifestOf(imported.filter((id) => !files.has(id)))))
  for (const theme of ['light', 'dark'])
    copyFileSync(join(root, `tokens/dist/${theme}.tokens.json`), join(outDir, `${theme}.tokens.json`))
  copyFileSync(join(import.meta.dirname, 'README.md'), join(outDir, 'README.md'))
  copyFileSync(join(root, 'LICENSE'), join(outDir, 'LICENSE'))
}
