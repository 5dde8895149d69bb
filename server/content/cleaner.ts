import createPurifier from 'dompurify'
import { JSDOM } from 'jsdom'
import { guardNode, htmlPolicy } from '#app/domain/htmlPolicy.ts'

/** Sanitises HTML by the site's policy, synchronously in this thread; HTML that cannot be sanitised is empty. */
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
