import { parsePresets } from '#app/domain/filters/presets.ts'
import { keptStore } from '#app/platform/keptStore.ts'
import { keptIn } from '#app/platform/storage.ts'
import type { Visit } from '#app/platform/visit.ts'

const kept = keptIn('device', 'arama.presets')

/** The filters that the visitor has saved on this device. */
export const createPresets = (visit: Visit) => keptStore(visit, { kept, parse: parsePresets })
