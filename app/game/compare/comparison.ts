import { MOST_COMPARED } from '#app/domain/compared.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { keptIn } from '#app/platform/storage.ts'

const kept = keptIn('tab', 'arama.comparison')

const isCode = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The codes in the storage; none if it has something else. */
function storedCodes(): readonly string[] {
  const stored = kept.readJson()
  return Array.isArray(stored) ? [...new Set(stored.filter(isCode))].slice(0, MOST_COMPARED) : []
}

/** Codes of the games that the visitor has chosen to compare, until the tab closes; none during hydration. */
export function createComparison() {
  const chosen = createExternalStore<readonly string[]>([])
  chosen.set(storedCodes())
  return {
    ...chosen,
    set(codes: readonly string[]): void {
      kept.writeJson(codes)
      chosen.set(codes)
    },
  }
}
