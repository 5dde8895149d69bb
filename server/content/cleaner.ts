import createPurifier from 'dompurify'
import { JSDOM } from 'jsdom'
import { guardNode, htmlPolicy } from '#app/domain/htmlPolicy.ts'
import { cutsIn, type HtmlCut } from '#app/domain/problems/html.ts'

export type Cleaner = {
  /** The HTML by the site's policy; HTML that cannot be sanitised is empty. */
  clean: (html: string) => string
  /** The parts that the policy removes from it. */
  cuts: (html: string) => HtmlCut[]
}

/** Sanitises HTML synchronously in this thread. */
export function createCleaner(): Cleaner {
  const purifier = createPurifier(new JSDOM('').window)
  purifier.addHook('afterSanitizeAttributes', guardNode)
  const clean = (html: string): string => {
    try {
      return purifier.sanitize(html, htmlPolicy).trim()
    } catch {
      return ''
    }
  }
  return {
    clean,
    cuts(html) {
      clean(html)
      return cutsIn(purifier.removed)
    },
  }
}
