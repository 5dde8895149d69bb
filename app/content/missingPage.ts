import { createExternalStore } from '#app/domain/externalStore.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import { isRevalidating } from './revalidation.ts'

/** Path of the current page, if it does not exist. */
const createMissing = () => createExternalStore<string | undefined>(undefined)

/** Remembers that no page exists at `pathname`; returns a function that forgets it. */
export function rememberMissing(visit: Visit, pathname: string): () => void {
  const missing = storeOf(visit, createMissing)
  missing.set(pathname)
  return () => missing.set(undefined)
}

/** Whether the current page is known not to exist: the router repeats its failed loader for every modal opened over it. */
export const isKnownMissing = (visit: Visit, pathname: string): boolean =>
  pathname === storeOf(visit, createMissing).getSnapshot() && !isRevalidating()
