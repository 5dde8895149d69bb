import createPurifier, { type Config } from 'dompurify'
import { guardNode, htmlPolicy } from '#app/domain/htmlPolicy.ts'
import { trustedHtml } from '#ui/foundation/trustedHtml.ts'

/** Without it DOMPurify makes a Trusted Types policy of its own, which our security policy forbids. */
const policy = { createHTML: trustedHtml, createScriptURL: (address: string) => address }

const config = { ...htmlPolicy, TRUSTED_TYPES_POLICY: policy } as unknown as Config

function openPurifier() {
  const purifier = createPurifier(window)
  purifier.addHook('afterSanitizeAttributes', guardNode)
  return purifier
}

const purifier = openPurifier()

/** HTML of a service, sanitised in the browser as the server sanitises content; for `HtmlContent`. */
export const safeHtml = (html: string): string => String(purifier.sanitize(html, config))
