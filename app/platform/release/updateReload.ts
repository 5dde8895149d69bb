import { minutes, seconds } from '#app/domain/durations.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { isStorageAvailable, storageEntry } from '../storage.ts'

/** Seconds until the page reloads by itself (S2 9). */
const COUNTDOWN_SECONDS = 10
/** Shortest time in milliseconds between two reloads of a path, so that a file that is gone for good causes no loop. */
const MIN_RELOAD_INTERVAL_MS = minutes(1)

/** Time of the last reload of each path, in milliseconds since 1970. */
export type Reloads = ReadonlyMap<string, number>

/** The page that an update loads: the current one, the home page, or none by itself. */
export type Target = 'here' | 'home' | undefined

/** The current page; the home page if that was tried recently; then the visitor decides (ERR-02, UXP-12). */
export function targetOf(here: string, home: string, returns: Reloads, now: number): Target {
  const mayReload = (path: string) =>
    Math.abs(now - (returns.get(path) ?? Number.NEGATIVE_INFINITY)) >= MIN_RELOAD_INTERVAL_MS
  if (mayReload(here)) return 'here'
  return mayReload(home) ? 'home' : undefined
}

export type UpdatePorts = {
  /** Path of the current page. */
  here: string
  /** Path of the home page. */
  home: string
  now: () => number
  /** `undefined` without storage: then the page does not reload by itself. */
  read: () => Reloads | undefined
  /** Returns whether the value was stored. */
  write: (returns: Reloads) => boolean
  /** Loads the page in full. */
  load: (target: 'here' | 'home') => void
}

/** The countdown to a reload, and the reload itself. */
export function createUpdateReload({ here, home, now, read, write, load }: UpdatePorts) {
  const known = read()
  const target = known && targetOf(here, home, known, now())
  const { getSnapshot, subscribe, set } = createExternalStore<number | undefined>(target && COUNTDOWN_SECONDS)

  function leave(way: 'here' | 'home', byItself: boolean): void {
    const recent = [...(read() ?? [])].filter(([, at]) => Math.abs(now() - at) < MIN_RELOAD_INTERVAL_MS)
    const kept = write(new Map([...recent, [way === 'here' ? here : home, now()]]))
    set(undefined)
    if (kept || !byItself) load(way)
  }

  return {
    target,
    /** Seconds until the reload; `undefined` if there is none. */
    getSnapshot,
    subscribe,
    /** Runs the countdown until the returned function is called. */
    start(): () => void {
      const timer = setInterval(() => {
        const left = getSnapshot()
        if (left === undefined || !target) return clearInterval(timer)
        if (left > 1) set(left - 1)
        else leave(target, true)
      }, seconds(1))
      return () => clearInterval(timer)
    },
    /** Cancels the countdown. */
    stay: (): void => set(undefined),
    /** Loads the page at once. */
    go: (way: 'here' | 'home'): void => leave(way, false),
  }
}

const kept = storageEntry('tab', 'arama.returns')

function read(): Reloads | undefined {
  if (!isStorageAvailable('tab')) return undefined
  const stored = kept.readJson()
  // Unreadable text: it is unknown whether a path was tried recently.
  if (stored === undefined && kept.read() !== undefined) return undefined
  const entries = Array.isArray(stored) ? stored : []
  return new Map(entries.filter((entry) => Array.isArray(entry) && typeof entry[1] === 'number'))
}

/** The reload of the current page after an update of the site; `homeHref` is the address of the home page. */
export const updateReload = (homeHref: string) =>
  createUpdateReload({
    here: window.location.pathname,
    home: new URL(homeHref, window.location.href).pathname,
    now: Date.now,
    read,
    write: (returns) => kept.writeJson([...returns]),
    // Assigning the current address would only scroll if it has a hash.
    load: (target) => (target === 'here' ? window.location.reload() : window.location.assign(homeHref)),
  })
