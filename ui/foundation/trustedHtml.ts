type TrustedTypes = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy
}
type Policy = { createHTML: (html: string) => string }

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const policy = trustedTypes?.createPolicy('arama', { createHTML: (html) => html })

/** HTML that was sanitised where it entered, in the form that a page which asks for Trusted Types draws. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html
