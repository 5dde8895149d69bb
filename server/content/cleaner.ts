import createPurifier from 'dompurify'
import { JSDOM } from 'jsdom'
import { guardNode, htmlPolicy } from '#app/domain/htmlPolicy.ts'

/** Cleans HTML by the policy of the site, in this thread and at once; what cannot be cleaned is not shown. */
export function createCleaner(): (html: string) => string {
  const purifier = createPurifier(new JSDOM('').window)
  purifier.addHook('afterSanitizeAttributes', guardNode)
  return (html) => {
    try {
      return purifier.sanitize(html, htmlPolicy).trim()
    } catch {
      return ''
    }
  }
}
