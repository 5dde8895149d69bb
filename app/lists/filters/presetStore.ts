import { parsePresets } from '#app/domain/filters/presets.ts'
import { persistedStore } from '#app/platform/persistedStore.ts'
import { storageEntry } from '#app/platform/storage.ts'
import type { Visit } from '#app/platform/visit.ts'

const kept = storageEntry('device', 'arama.presets')

/** The filters that the visitor has saved on this device. */
export const createPresets = (visit: Visit) => persistedStore(visit, { kept, parse: parsePresets })
