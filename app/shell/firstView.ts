import type { PageStyles } from '#app/lib/requestScope.ts'

/** Stands in the HTML in the place of the styles until all of it is known. */
export const CRITICAL_HERE = '/*critical*/'

/**
 * Gives the line to what is seen first: the styles that this page needs go into it, and what only the router's scripts
 * need is marked as `later`. The boot script asks for it once the first view has its picture.
 */
export function firstViewFirst(html: string, styles: PageStyles | undefined): string {
  if (!styles) return html
  return html
    .replaceAll('<link rel="modulepreload"', '<link data-later="modulepreload"')
    .replace('type="module" async=""', 'type="text/plain" data-later="script"')
    .replace(CRITICAL_HERE, () => styles.criticalFor(html))
}
