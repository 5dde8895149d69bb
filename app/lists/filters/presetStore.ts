import { createExternalStore } from '#app/domain/externalStore.ts'
import { type Preset, parsePresets } from '#app/domain/filters/presets.ts'
import { keptIn } from '#app/platform/storage.ts'
import { endOf, type Visit } from '#app/platform/visit.ts'

/** Key of the saved filters in the device's storage. */
const PRESETS_KEY = 'arama.presets'

/** The filters that the visitor has saved on this device; another tab's changes arrive too. */
export function createPresets(visit: Visit) {
  const kept = keptIn('device', PRESETS_KEY)
  const read = () => parsePresets(kept.readJson())
  const store = createExternalStore(read())
  addEventListener('storage', () => store.set(read()), { signal: endOf(visit) })
  return {
    ...store,
    /** Changes what is stored now; returns whether the browser has stored it. */
    change(next: (presets: readonly Preset[]) => readonly Preset[]): boolean {
      const presets = next(read())
      const stored = kept.writeJson(presets)
      if (stored) store.set(presets)
      return stored
    },
  }
}
