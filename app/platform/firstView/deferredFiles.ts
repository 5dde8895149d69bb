import { loadBrandFonts } from './brandFonts.ts'
import { isFastConnection, mayPrefetch } from './connectionQuality.ts'
import { preloadModules } from './preloadModules.ts'

type Kind = 'stylesheet' | 'modulepreload' | 'script'

const deferred = <E extends Element>(kind: Kind) => [
  ...document.querySelectorAll<E>(`[data-later="${kind}"]`),
]

/** Runs the deferred script: a script element that has not run yet runs when it is inserted. */
function run(): void {
  const [script] = deferred<HTMLScriptElement>('script')
  if (!script || script.type === 'module') return
  script.type = 'module'
  script.parentNode?.insertBefore(script, script.nextSibling)
}

const settled = (link: HTMLLinkElement) =>
  new Promise((done) => {
    for (const type of ['load', 'error']) link.addEventListener(type, done)
  })

/** Fetches the text of a style sheet; `undefined` if that fails. */
async function fetchStyles(href: string): Promise<string | undefined> {
  try {
    const response = await fetch(href)
    return response.ok ? await response.text() : undefined
  } catch {
    return undefined
  }
}

/**
 * Adopts a style sheet. If a link adds one with cascade layers after the first layout, Chromium resolves the fonts of
 * every text and lays all of them out again.
 */
async function adopt(text: string): Promise<void> {
  const sheet = new CSSStyleSheet()
  await sheet.replace(text)
  document.adoptedStyleSheets.push(sheet)
}

/** Loads the style sheet by its link; resolves once it applies or has failed. */
async function loadLink(link: HTMLLinkElement): Promise<void> {
  link.removeAttribute('disabled')
  await settled(link)
}

/** Promises of a style sheet that has arrived, or failed to, and that applies. */
type Sheet = { arrived: Promise<unknown>; inForce: Promise<unknown> }

/** Loads the style sheet, and blocks the first paint for it. */
function loadWithPage(link: HTMLLinkElement): Sheet {
  link.setAttribute('blocking', 'render')
  const inForce = loadLink(link)
  return { arrived: inForce, inForce }
}

/** Loads the style sheet, which applies after `allowed`. */
function loadAfterPaint(link: HTMLLinkElement, allowed: Promise<void>): Sheet {
  const arrived = fetchStyles(link.href)
  const inForce = Promise.all([arrived, allowed]).then(([text]) =>
    text === undefined ? loadLink(link) : adopt(text),
  )
  return { arrived, inForce }
}

export type DeferredFiles = {
  /** Whether the connection is fast: fonts and styles then load with the page. */
  isFast: boolean
  /** Requests fonts, the whole style sheet and scripts. */
  request: () => void
  /** Requests them, and lets them take effect as they arrive. */
  apply: () => void
}

/**
 * Loads fonts, the whole style sheet and scripts; on a slow connection they take effect after the first view. Once the
 * sheet has arrived, it requests `pressFiles`, modules that only presses need, unless the visitor saves data.
 */
export function deferredFiles(pressFiles: readonly string[]): DeferredFiles {
  const isFast = isFastConnection()
  const allowed = Promise.withResolvers<void>()
  let sheet: Sheet | undefined
  let preloaded = false

  function loadStyles(): Sheet | undefined {
    const [link] = deferred<HTMLLinkElement>('stylesheet')
    void loadBrandFonts({ atOnce: isFast, after: allowed.promise })
    if (!link) return undefined
    return isFast ? loadWithPage(link) : loadAfterPaint(link, allowed.promise)
  }

  function request() {
    sheet ??= loadStyles()
    if (preloaded) return
    preloaded = true
    for (const link of deferred<HTMLLinkElement>('modulepreload')) link.rel = 'modulepreload'
    if (mayPrefetch()) void sheet?.arrived.then(() => preloadModules(pressFiles))
  }

  if (isFast) sheet = loadStyles()
  return {
    isFast,
    request,
    apply() {
      request()
      allowed.resolve()
      // Scripts run after the whole style sheet applies.
      void sheet?.inForce.then(run)
    },
  }
}
