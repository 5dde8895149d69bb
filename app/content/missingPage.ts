import { isRenewing } from './pageChanges.ts'

let missing: string | undefined

/** Remembers that the page at `pathname` does not exist, as long as this is shown; returns what forgets it. */
export function rememberMissing(pathname: string): () => void {
  missing = pathname
  return () => {
    missing = undefined
  }
}

/** Whether the page that is shown says so of `pathname`: the router asks loaders that failed anew for every entry over it. */
export const isKnownMissing = (pathname: string): boolean => pathname === missing && !isRenewing()
