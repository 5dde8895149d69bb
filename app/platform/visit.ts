import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { ExternalStore } from '#app/domain/externalStore.ts'

/**
 * A visit: one document in the browser, one request on the server, one story or test. Its query client has all answers
 * of the visit, and owns its stores.
 */
export type Visit = QueryClient

/** Makes a store of a visit; it may use other stores of the visit. */
export type CreateStore<T> = (visit: Visit) => T

type Owned = { stores: Map<CreateStore<unknown>, unknown>; end: AbortController }

const owned = new WeakMap<Visit, Owned>()

function ownedBy(visit: Visit): Owned {
  const known = owned.get(visit)
  if (known) return known
  const made: Owned = { stores: new Map(), end: new AbortController() }
  owned.set(visit, made)
  return made
}

/** The visit's store that `create` makes; it is made when it is first asked for. */
export function storeOf<T>(visit: Visit, create: CreateStore<T>): T {
  const { stores } = ownedBy(visit)
  if (!stores.has(create)) stores.set(create, create(visit))
  return stores.get(create) as T
}

/** Aborts when the visit ends: a store stops its timers, connections and listeners then. */
export const endOf = (visit: Visit): AbortSignal => ownedBy(visit).end.signal

/** Ends a visit whose document goes on, as that of stories and tests does. */
export function endVisit(visit: Visit): void {
  ownedBy(visit).end.abort()
  visit.clear()
}

/** The visit of the components around. */
export const useVisit = (): Visit => useQueryClient()

/** A store of the visit. */
export const useStore = <T>(create: CreateStore<T>): T => storeOf(useVisit(), create)

type ReadableStore<T> = Pick<ExternalStore<T>, 'subscribe' | 'getSnapshot' | 'getInitialSnapshot'>

/**
 * What `select` takes from the value of a store of the visit, on the server and during hydration from its initial value.
 * The component renders again only when that changes, so `select` must return the same object for the same value.
 */
export function useSelected<T, U>(create: CreateStore<ReadableStore<T>>, select: (value: T) => U): U {
  const { subscribe, getSnapshot, getInitialSnapshot } = useStore(create)
  return useSyncExternalStore(
    subscribe,
    () => select(getSnapshot()),
    () => select(getInitialSnapshot()),
  )
}

const whole = <T>(value: T): T => value

/** The value of a store of the visit; its initial value on the server and during hydration. */
export const useStored = <T>(create: CreateStore<ReadableStore<T>>): T => useSelected(create, whole<T>)
