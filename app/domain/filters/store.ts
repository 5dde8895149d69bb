import { createExternalStore } from '#app/lib/externalStore.ts'
import { isChosen, type Overrides, sameOverrides, withOverrides } from './overrides.ts'
import { parseFilters } from './parse.ts'
import { isActive, sameFilters } from './parts.ts'
import { type FilterState, noFilters } from './state.ts'
import { STORAGE_KEY } from './storageKey.ts'

/** What of a session storage the store needs; any of it may throw. */
export type FilterStorage = {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
}

/** Both sets as a page sees them: with what it holds forced on (FIL-03). */
export type Filters = {
  readonly draft: FilterState
  readonly applied: FilterState
  readonly overrides: Overrides
}

/** Before anything was chosen; what the server draws. */
export const unfiltered: Filters = { draft: noFilters, applied: noFilters, overrides: [] }

/** What a press does to the filters. */
export type Change = (state: FilterState) => FilterState

export type FilterStore = {
  subscribe: (listener: () => void) => () => void
  getSnapshot: () => Filters
  /** Changes the draft. */
  edit: (change: Change) => void
  /** Puts the draft in force, stores it and tells `onApply`; false when there is nothing to apply (FIL-02). */
  apply: () => boolean
  /** Changes what is in force without the panel, for chips over the list; a draft keeps its other changes. */
  applyAtOnce: (change: Change) => boolean
  /** Takes everything back that a player has chosen, the stored copy too (FIL-02). */
  clear: () => void
  /** What the page that has just opened forces on (FIL-03). */
  override: (overrides: Overrides) => void
  /** The page is left: what it forced goes, its filters too unless the next page keeps them (FIL-04). */
  leave: (keeps: boolean) => void
}

const whenAllowed = <T>(work: () => T, otherwise: T): T => {
  try {
    return work()
  } catch {
    return otherwise
  }
}

const read = (storage?: FilterStorage): FilterState =>
  parseFilters(whenAllowed(() => storage?.getItem(STORAGE_KEY) ?? null, null))

const keep = (applied: FilterState, storage?: FilterStorage): void =>
  whenAllowed(() => {
    if (isActive(applied)) storage?.setItem(STORAGE_KEY, JSON.stringify(applied))
    else storage?.removeItem(STORAGE_KEY)
  }, undefined)

/** Both sets as the player has chosen them. */
type Choices = Pick<Filters, 'draft' | 'applied'>

const seenOn = ({ draft, applied }: Choices, overrides: Overrides): Filters => ({
  draft: withOverrides(draft, overrides),
  applied: withOverrides(applied, overrides),
  overrides,
})

/** The filters of one visit, without a framework; begins with what `storage` still holds. */
export function createFilterStore(
  storage?: FilterStorage,
  onApply?: (applied: FilterState) => void,
): FilterStore {
  const restored = read(storage)
  let chosen: Choices = { draft: restored, applied: restored }
  const seen = createExternalStore(seenOn(chosen, []))

  function set(next: Choices, overrides = seen.getSnapshot().overrides) {
    chosen = next
    seen.set(seenOn(next, overrides))
  }

  function commit(state: FilterState, draft: FilterState): boolean {
    const { overrides, applied: before } = seen.getSnapshot()
    const whole = withOverrides(state, overrides)
    if (sameFilters(whole, before)) return false
    // What the page holds by itself was not the player's choice, and does not go with them.
    const applied = isChosen(whole, overrides) ? whole : noFilters
    keep(applied, storage)
    set({ draft, applied })
    onApply?.(seen.getSnapshot().applied)
    return true
  }

  function reset(overrides: Overrides) {
    keep(noFilters, storage)
    set(unfiltered, overrides)
  }

  const revert = (overrides: Overrides) => set({ ...chosen, draft: chosen.applied }, overrides)

  return {
    subscribe: seen.subscribe,
    getSnapshot: seen.getSnapshot,
    edit: (change) => set({ ...chosen, draft: change(seen.getSnapshot().draft) }),
    apply() {
      const { draft } = seen.getSnapshot()
      return commit(draft, draft)
    },
    applyAtOnce(change) {
      const { draft, applied } = seen.getSnapshot()
      return commit(change(applied), change(draft))
    },
    clear: () => reset(seen.getSnapshot().overrides),
    override(overrides) {
      if (!sameOverrides(overrides, seen.getSnapshot().overrides)) revert(overrides)
    },
    leave: (keeps) => (keeps ? revert([]) : reset([])),
  }
}
