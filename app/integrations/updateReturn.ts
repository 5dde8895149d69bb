import { minutes, seconds } from '#app/lib/durations.ts'
import { createExternalStore } from '#app/lib/externalStore.ts'
import { canKeep, keptIn } from '#app/platform/storage.ts'

/** Seconds until an update comes by itself (S2 9). */
const WAIT = 10
/** Within this time no path is come back to twice, so that a file that is gone for good makes no loop. */
const APART = minutes(1)

/** When each path was last come back to, in milliseconds since 1970. */
export type Returns = ReadonlyMap<string, number>

/** Where an update leads: the page that is open, the home page, or nowhere by itself. */
export type Target = 'here' | 'home' | undefined

/** Here, unless that was tried a moment ago; then home; then the visitor decides (ERR-02, UXP-12). */
export function targetOf(here: string, home: string, returns: Returns, now: number): Target {
  const mayReturn = (path: string) => Math.abs(now - (returns.get(path) ?? Number.NEGATIVE_INFINITY)) >= APART
  if (mayReturn(here)) return 'here'
  return mayReturn(home) ? 'home' : undefined
}

export type UpdatePorts = {
  /** Path of the page that is open. */
  here: string
  /** Path of the home page. */
  home: string
  now: () => number
  /** `undefined` where nothing can be kept: then nothing happens by itself. */
  read: () => Returns | undefined
  /** Whether it is kept. */
  write: (returns: Returns) => boolean
  /** Loads a page anew. */
  load: (target: 'here' | 'home') => void
}

/** The countdown to an update, and the update itself. */
export function createUpdateReturn({ here, home, now, read, write, load }: UpdatePorts) {
  const known = read()
  const target = known && targetOf(here, home, known, now())
  const { getSnapshot, subscribe, set } = createExternalStore<number | undefined>(target && WAIT)

  function leave(way: 'here' | 'home', byItself: boolean): void {
    const recent = [...(read() ?? [])].filter(([, at]) => Math.abs(now() - at) < APART)
    const kept = write(new Map([...recent, [way === 'here' ? here : home, now()]]))
    set(undefined)
    if (kept || !byItself) load(way)
  }

  return {
    target,
    /** Seconds until the update; `undefined` when none comes by itself. */
    getSnapshot,
    subscribe,
    /** Counts down until the returned function is called. */
    start(): () => void {
      const timer = setInterval(() => {
        const left = getSnapshot()
        if (left === undefined || !target) return clearInterval(timer)
        if (left > 1) set(left - 1)
        else leave(target, true)
      }, seconds(1))
      return () => clearInterval(timer)
    },
    /** The visitor stays. */
    stay: (): void => set(undefined),
    /** The visitor does not wait. */
    go: (way: 'here' | 'home'): void => leave(way, false),
  }
}

const kept = keptIn('tab', 'arama.returns')

function read(): Returns | undefined {
  if (!canKeep('tab')) return undefined
  const stored = kept.readJson()
  // Text that nobody here wrote: whether a path was tried a moment ago is not known.
  if (stored === undefined && kept.read() !== undefined) return undefined
  const entries = Array.isArray(stored) ? stored : []
  return new Map(entries.filter((entry) => Array.isArray(entry) && typeof entry[1] === 'number'))
}

/** The update of the page that is open in this browser; `homeHref` is the address of the home page. */
export const updateReturn = (homeHref: string) =>
  createUpdateReturn({
    here: window.location.pathname,
    home: new URL(homeHref, window.location.href).pathname,
    now: Date.now,
    read,
    write: (returns) => kept.writeJson([...returns]),
    // To the address that is open a link would only scroll when it has a hash.
    load: (target) => (target === 'here' ? window.location.reload() : window.location.assign(homeHref)),
  })
