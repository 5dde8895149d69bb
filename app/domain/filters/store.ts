import { createExternalStore } from '../externalStore.ts'
import { isChosen, type Overrides, sameOverrides, withOverrides } from './overrides.ts'
import { parseFilters } from './parse.ts'
import { isActive, sameFilters } from './parts.ts'
import { type FilterState, noFilters } from './state.ts'
import { STORAGE_KEY } from './storageKey.ts'

/** The part of a session storage that the store uses; each method may throw. */
export type FilterStorage = {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
}

/** Draft and applied filters, with the page's overrides (FIL-03). */
export type Filters = {
  readonly draft: FilterState
  readonly applied: FilterState
  readonly overrides: Overrides
}

/** Before any choice; the server renders this. */
export const unfiltered: Filters = { draft: noFilters, applied: noFilters, overrides: [] }

/** A change of the filters. */
export type Change = (state: FilterState) => FilterState

export type FilterStore = {
  subscribe: (listener: () => void) => () => void
  getSnapshot: () => Filters
  /** Changes the draft. */
  edit: (change: Change) => void
  /** Applies and stores the draft and calls `onApply`; false if nothing has changed (FIL-02). */
  apply: () => boolean
  /** Changes the applied filters directly, for chips above the list; the draft keeps its other changes. */
  applyAtOnce: (change: Change) => boolean
  /** Removes everything that the player has chosen, and the stored copy (FIL-02). */
  clear: () => void
  /** Sets the overrides of the page that has just opened (FIL-03). */
  override: (overrides: Overrides) => void
  /** The page is left: its overrides end, and its filters too unless the next page keeps them (FIL-04). */
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

/** Draft and applied filters without overrides. */
type Choices = Pick<Filters, 'draft' | 'applied'>

const seenOn = ({ draft, applied }: Choices, overrides: Overrides): Filters => ({
  draft: withOverrides(draft, overrides),
  applied: withOverrides(applied, overrides),
  overrides,
})

/** The filters of one visit, without a framework; starts with the content of `storage`. */
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
    // An override alone is not the player's choice, and does not follow them to the next page.
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
