import { mayPrefetch } from '#app/platform/firstView/connectionQuality.ts'
import { preloadModules } from '#app/platform/firstView/preloadModules.ts'
import { whenIdle } from '#app/platform/whenIdle.ts'

type Build = { routes: Record<string, { module: string; imports?: string[] }> }

/** Whether a route belongs to the live lobby; its code includes the feed and is not preloaded. */
const isLive = (route: string): boolean => route.startsWith('live-')

/** Preloads the code of every page type, so that a press waits for content only. */
function preloadPageCode({ routes }: Build): void {
  const files = Object.entries(routes)
    .filter(([route]) => !isLive(route))
    .flatMap(([, { module, imports = [] }]) => [module, ...imports])
    .map((file) => new URL(file, location.href).href)
  const requested = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) => href),
  )
  preloadModules(new Set(files.filter((href) => !requested.has(href))))
}

/** Milliseconds between the load event and the preload, so that the files of the first view come first. */
const DELAY_AFTER_LOAD_MS = 2000

type Code = {
  /** Code of the panels that a press opens over the page. */
  panels: () => Promise<unknown>
  /** Code that only other pages need. */
  others: () => Promise<unknown>
}

/**
 * Loads the panels during hydration, since a tile may be pressed as soon as it is visible, and the code of other pages
 * once the page has loaded and the browser is idle. Does nothing on slow or metered connections.
 */
export function preloadCode(build: Build, { panels, others }: Code): void {
  if (!mayPrefetch()) return
  // The press that needs them repeats the import and handles a failure.
  panels().catch(() => undefined)
  const ask = () => {
    // Browsers remember a failed module import until the page is reloaded, so this waits for the network.
    if (!navigator.onLine) return addEventListener('online', afterLoad, { once: true })
    preloadPageCode(build)
    others().catch(() => undefined)
  }
  const afterLoad = () => setTimeout(() => void whenIdle().then(ask), DELAY_AFTER_LOAD_MS)
  if (document.readyState === 'complete') afterLoad()
  else addEventListener('load', afterLoad, { once: true })
}
