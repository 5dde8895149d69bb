import { mayAskEarly } from '#app/lib/connection.ts'
import { whenIdle } from '#app/lib/whenIdle.ts'

type Build = { routes: Record<string, { module: string; imports?: string[] }> }

/** Pages of live tables bring the feed along: who opens none shall load none of it. */
const isLive = (route: string): boolean => route.startsWith('live-')

/** Asks for the code of every kind of page, which is small: a press then waits for content alone. */
function askForPages({ routes }: Build): void {
  const known = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) => href),
  )
  for (const [route, { module, imports = [] }] of Object.entries(routes)) {
    if (isLive(route)) continue
    for (const file of [module, ...imports]) {
      const { href } = new URL(file, location.href)
      if (known.has(href)) continue
      known.add(href)
      const link = Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        fetchPriority: 'low',
        href,
      })
      document.head.append(link)
    }
  }
}

/** Milliseconds after which the page has what its first view asked for. */
const SETTLED = 2000

type Code = {
  /** What a first press opens over the page. */
  panels: () => Promise<unknown>
  /** What only the way to another page needs. */
  others: () => Promise<unknown>
}

/**
 * Asks for the panels beside hydration, since a tile is pressed as soon as it is seen, and for the code of other pages once
 * the page is there and the processor is idle; not where bytes are dear.
 */
export function loadCodeAhead(build: Build, { panels, others }: Code): void {
  if (!mayAskEarly()) return
  // The press asks again, and hears of a failure.
  panels().catch(() => undefined)
  const ask = () => {
    // Browsers remember a module that failed, and whoever needs it would have to load the page anew.
    if (!navigator.onLine) return addEventListener('online', soon, { once: true })
    askForPages(build)
    others().catch(() => undefined)
  }
  const soon = () => setTimeout(() => void whenIdle().then(ask), SETTLED)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}
