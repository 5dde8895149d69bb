import { createHash } from 'node:crypto'
import createPurifier from 'dompurify'
import { JSDOM } from 'jsdom'
import { LRUCache } from 'lru-cache'
import { guardLink, htmlPolicy } from '#app/domain/htmlPolicy.ts'
import { withPreview } from '#app/domain/preview.ts'

/** Larger or deeper input is refused unread: cleaning it would hold the process for seconds. */
const MAX_LENGTH = 64 * 1024
const MAX_DEPTH = 100

function createCleaner(): (html: string) => string {
  const purifier = createPurifier(new JSDOM('').window)
  purifier.addHook('afterSanitizeAttributes', guardLink)
  return (html) => purifier.sanitize(html, htmlPolicy)
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i

/** How deep elements stand in each other; an end tag counts only when its element is open. */
function depthOf(html: string): number {
  const open = new Map<string, number>()
  let depth = 0
  let deepest = 0
  for (const [, closing, written = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    const name = written.toLowerCase()
    if (VOID.test(name)) continue
    const count = open.get(name) ?? 0
    if (closing && count === 0) continue
    open.set(name, count + (closing ? -1 : 1))
    depth += closing ? -1 : 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** What cannot be cleaned is not shown. */
function cleanOrNothing(clean: (html: string) => string, html: string): string {
  try {
    return clean(html).trim()
  } catch {
    return ''
  }
}

const cleaned = new LRUCache<string, string>({ max: 500 })
let clean: ((html: string) => string) | undefined

/** Content HTML without anything that runs, submits, restyles or leads to an unsafe address (CMS-02). */
export function sanitizeHtml(html: string): string {
  if (html.length > MAX_LENGTH || depthOf(html) > MAX_DEPTH) return ''
  const key = createHash('sha256').update(html).digest('base64')
  const known = cleaned.get(key)
  if (known !== undefined) return known
  clean ??= createCleaner()
  const result = cleanOrNothing(clean, html)
  cleaned.set(key, result)
  return result
}

/** Sanitised HTML whose links of ours carry the preview segment (RTE-04). */
export const prefixLinks = (html: string, preview: boolean): string =>
  preview
    ? html.replace(/<a [^<>]*>/g, (tag) =>
        tag.replace(/ href="(\/[^"]*)"/, (_, href: string) => ` href="${withPreview(href, true)}"`),
      )
    : html
