import type { ComponentProps } from 'react'
import { indexOf, prepareIndex } from '#app/filters/filterIndexes.ts'
import { MoreWords } from '#app/i18n/MoreWords.tsx'
import { FilteredGames } from './FilteredGames.tsx'

export type AllGamesProps = Omit<ComponentProps<typeof FilteredGames>, 'index'>

/** The whole list, with the words of filters and order. */
const AllGames = (props: AllGamesProps) => (
  <MoreWords>
    <FilteredGames {...props} index={indexOf(props.file)} />
  </MoreWords>
)

/** The list, and what has to be made before it is drawn. */
export const list = { Games: AllGames, prepareIndex }
