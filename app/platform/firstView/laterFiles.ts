import { loadFaces } from './faces.ts'

type Kind = 'stylesheet' | 'modulepreload' | 'script'

const later = <E extends Element>(kind: Kind) => [...document.querySelectorAll<E>(`[data-later="${kind}"]`)]

/** A script element that has not run yet runs when it is put in again. */
function run(): void {
  const [script] = later<HTMLScriptElement>('script')
  if (!script || script.type === 'module') return
  script.type = 'module'
  script.parentNode?.insertBefore(script, script.nextSibling)
}

/** A connection is fast below this round trip time in milliseconds and above this bandwidth. */
const FAST_RTT_MS = 150
const FAST_MBITS = 2

type Connection = { rtt: number; downlink: number; saveData: boolean }

/** Whether waiting gains nothing; where the browser knows nothing of the line, how soon this page began to come tells. */
function isNear(): boolean {
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
 * Adopts a stylesheet; says whether that worked. Where a link adds one with cascade layers to a page that has been laid
 * out, Chromium resolves the fonts of every text anew and lays all of them out again.
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

/** Loads the whole stylesheet; resolves once it is in force or has failed. `hold` holds the first paint for it. */
async function loadStyles({ hold }: { hold: boolean }): Promise<void> {
  const [link] = later<HTMLLinkElement>('stylesheet')
  if (!link || (!hold && (await adopt(link.href)))) return
  if (hold) link.setAttribute('blocking', 'render')
  link.removeAttribute('disabled')
  await settled(link)
}

export type LaterFiles = {
  /** Whether they come with the page. */
  near: boolean
  /** Loads the fonts, the whole stylesheet and the scripts. */
  load: () => void
}

/** Fonts, the whole stylesheet and scripts: on a slow line they come after the picture of the first view. */
export function laterFiles(): LaterFiles {
  const near = isNear()
  let styled: Promise<void> | undefined
  const loadLook = () => {
    void loadFaces({ atOnce: near })
    styled = loadStyles({ hold: near })
  }
  if (near) loadLook()
  return {
    near,
    load() {
      if (!styled) loadLook()
      for (const link of later<HTMLLinkElement>('modulepreload')) link.rel ||= 'modulepreload'
      // Scripts find the whole stylesheet in force.
      void styled?.then(run)
    },
  }
}
