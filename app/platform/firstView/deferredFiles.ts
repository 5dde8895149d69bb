import { loadBrandFonts } from './brandFonts.ts'

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

/** A connection is fast below this round trip time in milliseconds and above this bandwidth. */
const FAST_RTT_MS = 150
const FAST_MBITS = 2

type Connection = { rtt: number; downlink: number; saveData: boolean }

/** Whether the connection is fast, so that a delay would save nothing; judged by the response time without an estimate. */
function isFastConnection(): boolean {
  const { connection } = navigator as { connection?: Connection }
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!connection) return (navigation?.responseStart ?? Number.POSITIVE_INFINITY) < FAST_RTT_MS
  return connection.rtt < FAST_RTT_MS && connection.downlink > FAST_MBITS && !connection.saveData
}

const settled = (link: HTMLLinkElement) =>
  new Promise((done) => {
    for (const type of ['load', 'error']) link.addEventListener(type, done)
  })

/**
 * Adopts a style sheet; returns whether that worked. If a link adds one with cascade layers after the first layout,
 * Chromium resolves the fonts of every text and lays all of them out again.
 */
async function adopt(href: string): Promise<boolean> {
  try {
    const response = await fetch(href)
    if (!response.ok) return false
    const sheet = new CSSStyleSheet()
    await sheet.replace(await response.text())
    document.adoptedStyleSheets.push(sheet)
    return true
  } catch {
    return false
  }
}

/** Loads the whole style sheet; resolves once it applies or has failed. `hold` blocks the first paint for it. */
async function loadStyles({ hold }: { hold: boolean }): Promise<void> {
  const [link] = deferred<HTMLLinkElement>('stylesheet')
  if (!link || (!hold && (await adopt(link.href)))) return
  if (hold) link.setAttribute('blocking', 'render')
  link.removeAttribute('disabled')
  await settled(link)
}

export type DeferredFiles = {
  /** Whether the connection is fast: fonts and styles then load with the page. */
  isFast: boolean
  /** Loads the fonts, the whole stylesheet and the scripts. */
  load: () => void
}

/** Loads fonts, the whole style sheet and scripts; on a slow connection after the pictures of the first view. */
export function deferredFiles(): DeferredFiles {
  const isFast = isFastConnection()
  let styled: Promise<void> | undefined
  const loadFontsAndStyles = () => {
    void loadBrandFonts({ atOnce: isFast })
    styled = loadStyles({ hold: isFast })
  }
  if (isFast) loadFontsAndStyles()
  return {
    isFast,
    load() {
      if (!styled) loadFontsAndStyles()
      for (const link of deferred<HTMLLinkElement>('modulepreload')) link.rel ||= 'modulepreload'
      // Scripts run after the whole style sheet applies.
      void styled?.then(run)
    },
  }
}
