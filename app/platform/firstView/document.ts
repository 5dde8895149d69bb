import type { PageStyles } from '../requestScope.ts'

/** Placeholder for the critical styles until the whole HTML is known. */
export const CRITICAL_STYLES_HERE = '/*critical*/'

/**
 * Gives the first view priority on the network: inlines the critical styles, and marks the script of the app and
 * its module preloads with `data-later`: the boot script loads them once the first view has its pictures.
 */
export function prioritiseFirstView(html: string, styles: PageStyles | undefined): string {
  if (!styles) return html
  return html
    .replaceAll('<link rel="modulepreload"', '<link data-later="modulepreload"')
    .replace('type="module" async=""', 'type="text/plain" data-later="script"')
    .replace(CRITICAL_STYLES_HERE, () => styles.criticalFor(html))
}
