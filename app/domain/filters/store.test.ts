// @vitest-environment node
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { type Choice, has, sameFilters, toggled, withChoice, without, withRange } from './parts.ts'
import { type FilterState, noFilters } from './state.ts'
import { STORAGE_KEY } from './storageKey.ts'
import { createFilterStore, type FilterStorage, unfiltered } from './store.ts'

function memory(stored: Record<string, string> = {}) {
  const entries = new Map(Object.entries(stored))
  const storage: FilterStorage = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => entries.set(key, value),
    removeItem: (key) => entries.delete(key),
  }
  return { storage, stored: () => JSON.parse(entries.get(STORAGE_KEY) ?? 'null') as FilterState | null }
}

const brazi: Choice = { kind: 'provider', id: 'brazi' }
const jackpot: Choice = { kind: 'jackpot' }
const toggle = (choice: Choice) => (state: FilterState) => toggled(state, choice)
const only = (...choices: Choice[]): FilterState => choices.reduce(withChoice, noFilters)

function open(stored?: FilterState) {
  const own = memory(stored && { [STORAGE_KEY]: JSON.stringify(stored) })
  const onApply = vi.fn()
  return { ...own, onApply, store: createFilterStore(own.storage, onApply) }
}

test('FIL-02 a draft has no effect until it is applied; applying stores it and notifies once', () => {
  const { store, stored, onApply } = open()
  store.edit(toggle(jackpot))
  expect(store.getSnapshot()).toEqual({ draft: only(jackpot), applied: noFilters, overrides: [] })
  expect(stored()).toBeNull()
  expect(store.apply()).toBe(true)
  expect(store.getSnapshot().applied).toEqual(only(jackpot))
  expect(stored()).toEqual(only(jackpot))
  expect(onApply.mock.calls).toEqual([[only(jackpot)]])
})

test('FIL-02 nothing is applied when draft and applied do not differ', () => {
  const { store, onApply } = open(only(jackpot, brazi))
  expect(store.apply()).toBe(false)
  store.edit(toggle(jackpot))
  store.edit(toggle(jackpot))
  expect(store.apply()).toBe(false)
  expect(onApply).not.toHaveBeenCalled()
})

test('FIL-02 clearing resets both and removes the stored copy', () => {
  const { store, stored } = open(only(jackpot))
  store.edit(toggle(brazi))
  store.clear()
  expect(store.getSnapshot()).toEqual(unfiltered)
  expect(stored()).toBeNull()
})

test('FIL-02 applied filters are restored on return, as draft and applied', () => {
  const { store } = open(only(brazi))
  expect(store.getSnapshot()).toEqual({ draft: only(brazi), applied: only(brazi), overrides: [] })
})

test('FIL-02 without a working storage only the persistence is lost', () => {
  const refuse = () => {
    throw new DOMException('denied')
  }
  const store = createFilterStore({ getItem: refuse, setItem: refuse, removeItem: refuse })
  store.edit(toggle(jackpot))
  expect(store.apply()).toBe(true)
  expect(store.getSnapshot().applied.jackpot).toBe(true)
  store.clear()
  expect(store.getSnapshot()).toEqual(unfiltered)
})

test('FIL-13 removing a chip takes effect at once; the draft keeps its other changes', () => {
  const { store, stored, onApply } = open(only(jackpot, brazi))
  store.edit((draft) => withRange(draft, 'betAmount', [1, 5]))
  expect(store.applyAtOnce((state) => without(state, jackpot))).toBe(true)
  expect(store.getSnapshot().applied).toEqual(only(brazi))
  expect(store.getSnapshot().draft).toEqual(withRange(only(brazi), 'betAmount', [1, 5]))
  expect(stored()).toEqual(only(brazi))
  expect(onApply).toHaveBeenCalledOnce()
  store.applyAtOnce((state) => without(state, brazi))
  expect(stored()).toBeNull()
})

test('FIL-03 overrides are on in both and cannot be removed', () => {
  const { store } = open()
  store.override([brazi])
  store.edit(toggle(brazi))
  store.applyAtOnce(toggle(brazi))
  store.clear()
  for (const state of [store.getSnapshot().draft, store.getSnapshot().applied])
    expect(state).toEqual(only(brazi))
})

test('FIL-03 an override alone is not stored as a choice; applied with others it is', () => {
  const { store, stored } = open()
  store.override([brazi])
  expect(store.apply()).toBe(false)
  store.edit(toggle(jackpot))
  store.apply()
  expect(stored()).toEqual(only(brazi, jackpot))
  store.applyAtOnce((state) => without(state, jackpot))
  expect(stored()).toBeNull()
  store.leave(true)
  expect(store.getSnapshot()).toEqual(unfiltered)
})

test('FIL-03 the same page may set its overrides again; another page starts from the applied filters', () => {
  const { store } = open()
  store.override([brazi])
  store.edit(toggle(jackpot))
  store.override([{ ...brazi }])
  expect(store.getSnapshot().draft.jackpot).toBe(true)
  store.override([{ kind: 'provider', id: 'zimbru' }])
  expect(store.getSnapshot().draft).toEqual(only({ kind: 'provider', id: 'zimbru' }))
})

test('FIL-04 leaving for a page that keeps filters drops the overrides and a draft that was not applied', () => {
  const { store, stored } = open()
  store.override([brazi])
  store.edit(toggle(jackpot))
  store.apply()
  store.edit(toggle({ kind: 'bonus' }))
  store.leave(true)
  const applied = only(brazi, jackpot)
  expect(store.getSnapshot()).toEqual({ draft: applied, applied, overrides: [] })
  expect(stored()).toEqual(applied)
})

test('FIL-04 leaving for a page that does not keep filters clears filters, overrides and the stored copy', () => {
  const { store, stored } = open(only(jackpot))
  store.override([brazi])
  store.leave(false)
  expect(store.getSnapshot()).toEqual(unfiltered)
  expect(stored()).toBeNull()
})

test('listeners are called for each change until they unsubscribe, and the snapshot is stable', () => {
  const { store } = open()
  const listener = vi.fn()
  const leave = store.subscribe(listener)
  store.edit(toggle(jackpot))
  expect(store.getSnapshot()).toBe(store.getSnapshot())
  store.apply()
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  store.clear()
  expect(listener).toHaveBeenCalledTimes(2)
})

const choices: Choice[] = [brazi, jackpot, { kind: 'rtp', id: '96-97' }, { kind: 'bonus' }]
const step = fc.oneof(
  fc.record({
    do: fc.constantFrom('edit' as const, 'applyAtOnce' as const),
    choice: fc.constantFrom(...choices),
  }),
  fc.record({ do: fc.constantFrom('apply' as const, 'clear' as const, 'stay' as const, 'leave' as const) }),
  fc.record({ do: fc.constant('override' as const), overrides: fc.subarray(choices, { maxLength: 2 }) }),
)

test('FIL-02 FIL-03 FIL-04 after any steps overrides are on, and the stored copy is what a return restores', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const { store, stored, storage, onApply } = open()
      for (const each of steps) {
        const before = store.getSnapshot()
        const told = onApply.mock.calls.length
        if (each.do === 'edit' || each.do === 'applyAtOnce') store[each.do](toggle(each.choice))
        else if (each.do === 'override') store.override(each.overrides)
        else if (each.do === 'stay' || each.do === 'leave') store.leave(each.do === 'stay')
        else store[each.do]()
        const { draft, applied, overrides } = store.getSnapshot()
        for (const override of overrides)
          expect([draft, applied].every((state) => has(state, override))).toBe(true)
        if (each.do === 'edit') expect(applied).toEqual(before.applied)
        if (each.do === 'apply') {
          expect(sameFilters(draft, applied)).toBe(true)
          expect(onApply.mock.calls.length - told).toBe(sameFilters(before.draft, before.applied) ? 0 : 1)
        }
        const returned = createFilterStore(storage)
        returned.override(overrides)
        expect(sameFilters(returned.getSnapshot().applied, applied)).toBe(true)
        if (each.do === 'clear' || each.do === 'leave') expect(stored()).toBeNull()
      }
    }),
  )
})
