type TrustedTypes = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy
}
type Policy = { createHTML: (html: string) => string }

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const policy = trustedTypes?.createPolicy('arama', { createHTML: (html) => html })

/** Sanitised HTML as TrustedHTML, for pages that require Trusted Types. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html
