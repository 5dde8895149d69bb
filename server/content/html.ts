import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { withPreview } from '#app/domain/preview.ts'
import { createAside } from './cleanAside.ts'
import { createCleaner } from './cleaner.ts'
import { isWithinBudgets } from './htmlBudgets.ts'

/** Letters up to which a piece is cleaned at once: that takes a few milliseconds, and no thread has to be begun. */
const SMALL = 2048

const cleaned = new LRUCache<string, string>({ max: 500 })
let here: ((html: string) => string) | undefined
let aside: ReturnType<typeof createAside> | undefined

function clean(html: string): string | Promise<string | undefined> {
  if (html.length <= SMALL) {
    here ??= createCleaner()
    return here(html)
  }
  aside ??= createAside()
  return aside(html)
}

/**
 * Content HTML without anything that runs, submits, restyles or leads to an unsafe address (CMS-02); nothing where it is above
 * its budgets or takes too long.
 */
export async function sanitizeHtml(html: string): Promise<string> {
  if (!isWithinBudgets(html)) return ''
  const key = createHash('sha256').update(html).digest('base64')
  const known = cleaned.get(key)
  if (known !== undefined) return known
  const result = await clean(html)
  // Another time there may be time for it.
  if (result !== undefined) cleaned.set(key, result)
  return result ?? ''
}

/** Sanitised HTML whose links of ours carry the preview segment (RTE-04). */
export const prefixLinks = (html: string, preview: boolean): string =>
  preview
    ? html.replace(/<a [^<>]*>/g, (tag) =>
        tag.replace(/ href="(\/[^"]*)"/, (_, href: string) => ` href="${withPreview(href, true)}"`),
      )
    : html
