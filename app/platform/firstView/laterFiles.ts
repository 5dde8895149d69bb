type Kind = 'stylesheet' | 'preload' | 'modulepreload' | 'script'

const later = <E extends Element>(kind: Kind) => [...document.querySelectorAll<E>(`[data-later="${kind}"]`)]

/** Asks for the links of a kind; they stand in the page without it until now. */
function ask(kind: Kind): void {
  for (const link of later<HTMLLinkElement>(kind)) link.rel ||= kind
}

/** A script element that has not run yet runs when it is put in again. */
function run(): void {
  const [script] = later<HTMLScriptElement>('script')
  if (!script || script.type === 'module') return
  script.type = 'module'
  script.parentNode?.insertBefore(script, script.nextSibling)
}

/** Below it a line is near: it brings the page in the brand's faces at once, milliseconds. */
const NEAR = 150
const NEAR_MBITS = 2

type Connection = { rtt: number; downlink: number; saveData: boolean }

/** Whether waiting gains nothing; where the browser knows nothing of the line, how soon this page began to come tells. */
function isNear(): boolean {
  const { connection } = navigator as { connection?: Connection }
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!connection) return (navigation?.responseStart ?? Number.POSITIVE_INFINITY) < NEAR
  return connection.rtt < NEAR && connection.downlink > NEAR_MBITS && !connection.saveData
}

export type LaterFiles = {
  /** Whether they come with the page. */
  near: boolean
  /** Asks for faces, the whole stylesheet and scripts. */
  ask: () => void
}

/** Faces, the whole stylesheet and scripts: on a slow line they come after the picture of the first view. */
export function holdFiles(): LaterFiles {
  const [sheet] = later<HTMLLinkElement>('stylesheet')
  // Scripts find the whole stylesheet in force.
  const styled = new Promise((done) => {
    for (const type of ['load', 'error']) sheet?.addEventListener(type, done)
  })
  const near = isNear()
  if (near) {
    sheet?.setAttribute('blocking', 'render')
    for (const kind of ['stylesheet', 'preload'] as const) ask(kind)
  }
  return {
    near,
    ask() {
      for (const kind of ['stylesheet', 'preload', 'modulepreload'] as const) ask(kind)
      void styled.then(run)
    },
  }
}
