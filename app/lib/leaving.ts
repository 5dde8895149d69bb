import { useSyncExternalStore } from 'react'
import { createExternalStore } from './externalStore.ts'

/** The navigation that is on its way, if one is. */
const going = createExternalStore<Promise<void> | undefined>(undefined)

/** To be told of a navigation that was begun. */
export function leaveBy(navigation: void | Promise<void>): void {
  const mine = Promise.resolve(navigation).then(end, end)
  function end() {
    if (going.getSnapshot() === mine) going.set(undefined)
  }
  going.set(mine)
}

/** Resolves when no navigation is on its way: what only the page needs that is being left can wait for the next one. */
export async function arrived(): Promise<void> {
  while (going.getSnapshot()) await going.getSnapshot()
}

/**
 * Whether a navigation is on its way. The router says so in a transition, which ends no sooner than the parts of the page that
 * had not hydrated have their content.
 */
export const useLeaving = (): boolean =>
  useSyncExternalStore(
    going.subscribe,
    () => going.getSnapshot() !== undefined,
    () => false,
  )
