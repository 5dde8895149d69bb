import type { ComponentProps } from 'react'
import { indexOf, prepareIndex } from '#app/content/filterIndexes.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { FilteredGames } from './FilteredGames.tsx'

export type AllGamesProps = Omit<ComponentProps<typeof FilteredGames>, 'index'>

/** The whole list, with the words of filters and order. */
const AllGames = (props: AllGamesProps) => (
  <MoreMessages>
    <FilteredGames {...props} index={indexOf(props.file)} />
  </MoreMessages>
)

/** The list, and what has to be made before it is drawn. */
export const list = { Games: AllGames, prepareIndex }
