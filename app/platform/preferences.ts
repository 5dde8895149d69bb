import { PREFERENCES_KEY } from '#app/domain/bootNames.ts'
import { persistedStore } from './persistedStore.ts'
import { storageEntry } from './storage.ts'
import type { Visit } from './visit.ts'

/** The preferences that a visitor can switch on this device, with their defaults. */
const defaults = {
  resume: true,
  listsOffer: true,
  offline: true,
  night: false,
  mirror: false,
  sound: false,
} as const

export type PreferenceName = keyof typeof defaults

type Preferences = Readonly<Record<PreferenceName, boolean>>

const names = Object.keys(defaults) as PreferenceName[]

const kept = storageEntry('device', PREFERENCES_KEY)

function parse(given: unknown): Preferences {
  const stored = given as Partial<Record<PreferenceName, unknown>> | null | undefined
  const choice = (name: PreferenceName) => {
    const chosen = stored?.[name]
    return typeof chosen === 'boolean' ? chosen : defaults[name]
  }
  return Object.fromEntries(names.map((name) => [name, choice(name)])) as Preferences
}

/** The visitor's choices, which follow those of other tabs; they never leave the device. */
export function createPreferences(visit: Visit) {
  const { getSnapshot, set, ...store } = persistedStore(visit, { kept, parse })
  return {
    ...store,
    getSnapshot,
    /** A choice that the browser does not store holds for the visit. */
    change(name: PreferenceName, on: boolean): void {
      set({ ...getSnapshot(), [name]: on })
    },
  }
}
