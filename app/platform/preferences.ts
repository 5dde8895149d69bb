import { createExternalStore } from '#app/domain/externalStore.ts'
import { keptIn } from './storage.ts'

/** What a visitor can switch off on this device; all of it is on at first. */
const names = ['resume', 'offline'] as const

export type PreferenceName = (typeof names)[number]

type Preferences = Readonly<Record<PreferenceName, boolean>>

const kept = keptIn('device', 'arama.preferences')

function read(): Preferences {
  const stored = kept.readJson() as Partial<Preferences> | null | undefined
  return Object.fromEntries(names.map((name) => [name, stored?.[name] !== false])) as Preferences
}

/** The visitor's choices; they never leave the device. */
export function createPreferences() {
  const store = createExternalStore<Preferences>(read())
  return {
    ...store,
    change(name: PreferenceName, on: boolean): void {
      const next = { ...store.getSnapshot(), [name]: on }
      kept.writeJson(next)
      store.set(next)
    },
  }
}
