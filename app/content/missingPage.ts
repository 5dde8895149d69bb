import { isRenewing } from './pageChanges.ts'

let missing: string | undefined

/** Remembers that no page exists at `pathname`; returns a function that forgets it. */
export function rememberMissing(pathname: string): () => void {
  missing = pathname
  return () => {
    missing = undefined
  }
}

/** Whether the current page is known not to exist: the router calls failed loaders again for every entry over it. */
export const isKnownMissing = (pathname: string): boolean => pathname === missing && !isRenewing()
