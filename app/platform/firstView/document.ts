import type { PageStyles } from '../requestScope.ts'

/** Placeholder for the critical styles until the whole HTML is known. */
export const CRITICAL_STYLES_HERE = '/*critical*/'

/**
 * Gives the first view priority on the network: inlines the critical styles and marks what only the router's scripts
 * need as `later`. The boot script loads that once the first view has its picture.
 */
export function prioritiseFirstView(html: string, styles: PageStyles | undefined): string {
  if (!styles) return html
  return html
    .replaceAll('<link rel="modulepreload"', '<link data-later="modulepreload"')
    .replace('type="module" async=""', 'type="text/plain" data-later="script"')
    .replace(CRITICAL_STYLES_HERE, () => styles.criticalFor(html))
}
