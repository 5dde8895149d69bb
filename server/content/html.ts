import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { withPreview } from '#app/domain/preview.ts'
import { createAside } from './cleanAside.ts'
import { createCleaner } from './cleaner.ts'
import { isWithinBudgets } from './htmlBudgets.ts'

/** Longest piece, in characters, that is sanitised in this thread: it takes a few milliseconds. */
const MAX_SYNC_LENGTH = 2048

const cleaned = new LRUCache<string, string>({ max: 500 })
let here: ((html: string) => string) | undefined
let aside: ReturnType<typeof createAside> | undefined

function clean(html: string): string | Promise<string | undefined> {
  if (html.length <= MAX_SYNC_LENGTH) {
    here ??= createCleaner()
    return here(html)
  }
  aside ??= createAside()
  return aside(html)
}

/**
 * Content HTML without scripts, forms, styles and unsafe addresses (CMS-02); empty if it exceeds its budgets or takes
 * too long.
 */
export async function sanitizeHtml(html: string): Promise<string> {
  if (!isWithinBudgets(html)) return ''
  const key = createHash('sha256').update(html).digest('base64')
  const known = cleaned.get(key)
  if (known !== undefined) return known
  const result = await clean(html)
  // A timeout is not cached, since a later attempt may succeed.
  if (result !== undefined) cleaned.set(key, result)
  return result ?? ''
}

/** Sanitised HTML whose internal links have the preview segment (RTE-04). */
export const prefixLinks = (html: string, preview: boolean): string =>
  preview
    ? html.replace(/<a [^<>]*>/g, (tag) =>
        tag.replace(/ href="(\/[^"]*)"/, (_, href: string) => ` href="${withPreview(href, true)}"`),
      )
    : html
