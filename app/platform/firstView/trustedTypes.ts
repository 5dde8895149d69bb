type Rules = {
  createHTML: (html: string) => string | null
  createScript: (text: string) => string | null
}

/** Not in the types of the browser yet. */
type WithTrustedTypes = {
  trustedTypes?: { createPolicy: (name: 'default', rules: Rules) => unknown }
}

/** HTML that React itself sets to create an element for a script. */
const REACT_SCRIPT_ELEMENT = '<script></script>'

/** Whether the document carries `html` already as one of its inline styles or scripts. */
const isInDocument = (html: string): boolean =>
  [...document.querySelectorAll('style, script:not([src])')].some(({ textContent }) => textContent === html)

/** Data for crawlers is JSON; anything else is code. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * Restricts the strings that may become HTML or scripts to those that React itself writes: elements for scripts, and JSON
 * records for crawlers.
 *
 * When React renders the whole document on the client, because its HTML was changed or hydration failed, it also writes the
 * server's inline styles and scripts, which are allowed. A script created from a string never runs: its text is dropped.
 */
export function createTrustedTypesRules(): Rules {
  let writesScript = false
  return {
    createHTML(html) {
      if (html === REACT_SCRIPT_ELEMENT) {
        writesScript = true
        queueMicrotask(() => {
          writesScript = false
        })
        return html
      }
      if (html === '' || isInDocument(html)) return html
      return writesScript ? '' : null
    },
    createScript: (text) => (isJson(text) ? text : null),
  }
}

/** Installs the rules as the default policy where the browser supports Trusted Types. */
export function restrictHtmlStrings(): void {
  const { trustedTypes } = window as WithTrustedTypes
  trustedTypes?.createPolicy('default', createTrustedTypesRules())
}
