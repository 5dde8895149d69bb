import {
  type Mirror,
  mirrorOf,
  parseMirrors,
  type StoredMirrors,
  withMirror,
  withoutMirror,
} from '#app/domain/mirror/mirror.ts'
import { persistedStore } from '#app/platform/persistedStore.ts'
import { createPreferences } from '#app/platform/preferences.ts'
import { storageEntry } from '#app/platform/storage.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'

const kept = storageEntry('device', 'arama.mirror')
const read = (): StoredMirrors => parseMirrors(kept.readJson())

/** The mirrors of this device's players; they never leave the device. */
export function createMirrors(visit: Visit) {
  const store = persistedStore(visit, { kept, parse: parseMirrors })
  const preferences = storeOf(visit, createPreferences)

  function write(mirrors: StoredMirrors): void {
    store.set(mirrors)
    if (mirrors.length === 0) kept.remove()
  }

  return {
    ...store,
    /** Changes the stored mirror of one player, which other tabs write too; has no effect while mirrors are switched off. */
    change(owner: string, by: (mirror: Mirror) => Mirror): void {
      if (!preferences.getSnapshot().mirror) return
      const stored = read()
      const before = mirrorOf(stored, owner)
      const next = by(before)
      if (next !== before) write(withMirror(stored, next))
    },
    /** Forgets one player. */
    forget(owner: string): void {
      const stored = read()
      if (stored.some((each) => each.owner === owner)) write(withoutMirror(stored, owner))
    },
    /** Forgets all players of the device. */
    forgetAll(): void {
      write([])
    },
  }
}
