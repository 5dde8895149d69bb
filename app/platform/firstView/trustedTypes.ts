type Rules = {
  createHTML: (html: string) => string | null
  createScript: (text: string) => string | null
}

/** Not in the types of the browser yet. */
type WithTrustedTypes = {
  trustedTypes?: { createPolicy: (name: 'default', rules: Rules) => unknown }
}

/** What React itself sets to create an element for a script. */
const SCRIPT_ELEMENT = '<script></script>'

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
 * From a string the page draws and runs only what React itself writes: elements for scripts, and records for crawlers.
 *
 * When React draws the whole document anew, because its HTML was changed or a frame failed, the server's own inline texts
 * may be written again; refused, the page would stop working. A script created from a string never runs: its text is dropped.
 */
export function createTrustedTypesRules(): Rules {
  let writesScript = false
  return {
    createHTML(html) {
      if (html === SCRIPT_ELEMENT) {
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

/** Puts the rules in force where the browser knows Trusted Types. */
export function restrictHtmlStrings(): void {
  const { trustedTypes } = window as WithTrustedTypes
  trustedTypes?.createPolicy('default', createTrustedTypesRules())
}
