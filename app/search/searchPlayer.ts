import type { SearchOption } from '#ui/browse/SearchPanel'
import { gameCodeOf } from './options.ts'

/** The visitor's favourites and actions, passed in since the search does not import players' code. */
export type SearchPlayer = {
  /** Codes of the favourite games, and of those whose change is being saved. */
  favourites: { codes: ReadonlySet<string>; saving: ReadonlySet<string> }
  /** Adds a favourite or removes it. */
  onFavourite: (code: string) => void
  /** Whether Play needs a login first. */
  restricted: boolean
}

/** The options as this visitor sees them: hearts, and a lock on Play for guests. */
export const forPlayer = (
  options: readonly SearchOption[],
  { favourites: { codes, saving }, restricted }: Omit<SearchPlayer, 'onFavourite'>,
): SearchOption[] =>
  options.map((option) => {
    if (option.kind !== 'game') return option
    const code = gameCodeOf(option)
    return { ...option, restricted, favourite: { on: codes.has(code), pending: saving.has(code) } }
  })
