import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageStyles } from '#app/platform/requestScope.ts'
import { criticalStyles } from './criticalStyles.ts'

/** The order of ui/foundation/layers.css; the build drops its statement, and may put any layer first. */
export const LAYERS = '@layer reset, tokens, base, components, utilities;'

/** The styles of pages from the build's stylesheet; `undefined` in development, where Vite links the files. */
export async function stylesOf(clientDir: string | undefined): Promise<PageStyles | undefined> {
  if (!clientDir) return undefined
  const { assets } = await import('virtual:react-router/server-build')
  const [file] = assets.routes.root?.css ?? []
  if (!file) throw new Error('the build has no stylesheet')
  // The stylesheet may be loaded from another origin; a copy of it and of its fonts is here as well.
  const href = new URL(file, 'http://site.invalid').pathname
  const critical = criticalStyles(await readFile(join(clientDir, href), 'utf8'))
  return { href, criticalFor: (html) => LAYERS + critical(html) }
}
