import type { ComponentProps } from 'react'
import { MoreWords } from '#app/i18n/MoreWords.tsx'
import { FilteredGames } from './FilteredGames.tsx'

export { prepareIndex } from '#app/filters/filterIndexes.ts'

/** The whole list, with the words of filters and order. */
export const AllGames = (props: ComponentProps<typeof FilteredGames>) => (
  <MoreWords>
    <FilteredGames {...props} />
  </MoreWords>
)
