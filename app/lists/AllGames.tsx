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

/** The component of the list, and the preparation that has to end before it renders. */
export const list = { Games: AllGames, prepareIndex }
