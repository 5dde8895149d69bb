/** What an entry of the history remembers of its page beyond the scroll position. */
type Kept = Record<string, unknown>

const KEY = 'arama.places'
/** Entries that are remembered; the oldest are forgotten. */
const MOST = 50

function read(): [string, Kept][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((entry) => Array.isArray(entry) && entry.length === 2) : []
  } catch {
    return []
  }
}

function store(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...all()].slice(-MOST)))
  } catch {
    // Without storage a reload begins at the top.
  }
}

let entries: Map<string, Kept> | undefined

function all(): Map<string, Kept> {
  if (entries) return entries
  entries = new Map(read())
  addEventListener('pagehide', store)
  // After it: whoever keeps something at the very end has done so by then.
  document.addEventListener('visibilitychange', () => document.hidden && store())
  return entries
}

/** What the history entry `key` kept under `name`; survives a reload. */
export const recall = (key: string, name: string): unknown => all().get(key)?.[name]

/** Keeps `value` under `name` with the history entry `key`. */
export function remember(key: string, name: string, value: unknown): void {
  const kept = all().get(key) ?? {}
  all().delete(key)
  all().set(key, { ...kept, [name]: value })
}

/** Key of the entry that the browser is at, which is ahead of the page while a press is being answered. */
export const presentEntry = (): string => (history.state as { key?: string } | null)?.key ?? 'default'
