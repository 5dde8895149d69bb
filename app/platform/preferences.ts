import { createExternalStore } from '#app/domain/externalStore.ts'
import { PREFERENCES_KEY } from '#app/domain/marks.ts'
import { keptIn } from './storage.ts'
import { endOf, type Visit } from './visit.ts'

/** What a visitor can switch on or off on this device, and what holds until they do. */
const defaults = { resume: true, offline: true, night: false, mirror: false } as const

export type PreferenceName = keyof typeof defaults

type Preferences = Readonly<Record<PreferenceName, boolean>>

const names = Object.keys(defaults) as PreferenceName[]

const kept = keptIn('device', PREFERENCES_KEY)

function read(): Preferences {
  const stored = kept.readJson() as Partial<Record<PreferenceName, unknown>> | null | undefined
  const choice = (name: PreferenceName) => {
    const chosen = stored?.[name]
    return typeof chosen === 'boolean' ? chosen : defaults[name]
  }
  return Object.fromEntries(names.map((name) => [name, choice(name)])) as Preferences
}

/** The visitor's choices, which follow those of other tabs; they never leave the device. */
export function createPreferences(visit: Visit) {
  const store = createExternalStore<Preferences>(read())
  const follow = ({ key }: StorageEvent) => {
    // Without a key, everything was removed.
    if (key === PREFERENCES_KEY || key === null) store.set(read())
  }
  addEventListener('storage', follow, { signal: endOf(visit) })
  return {
    ...store,
    change(name: PreferenceName, on: boolean): void {
      const next = { ...store.getSnapshot(), [name]: on }
      kept.writeJson(next)
      store.set(next)
    },
  }
}
