import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The order of ui/foundation/layers.css; the build drops its statement, and may put any layer first. */
export const LAYERS = '@layer reset, tokens, base, components, utilities;'

/** The build's one stylesheet; nothing in development, where Vite links the files. */
export async function stylesOf(clientDir: string | undefined): Promise<string | undefined> {
  if (!clientDir) return undefined
  const { assets } = await import('virtual:react-router/server-build')
  const files = assets.routes.root?.css ?? []
  // They may be loaded from another origin; they lie here as well.
  const paths = files.map((file) => new URL(file, 'http://site.invalid').pathname)
  const texts = await Promise.all(paths.map((path) => readFile(join(clientDir, path), 'utf8')))
  return LAYERS + texts.join('\n')
}
