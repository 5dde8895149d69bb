import { prepareIndex } from '#app/content/filterIndexes.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import type { AllGamesProps } from './AllGames.tsx'
import { FilteredGames } from './FilteredGames.tsx'
import { useLiveIndex } from './useLiveIndex.ts'

/** The whole list of live games, whose filters follow the feed (FIL-10). */
const AllLiveGames = (props: AllGamesProps) => (
  <MoreMessages>
    <LiveGames {...props} />
  </MoreMessages>
)

const LiveGames = (props: AllGamesProps) => <FilteredGames {...props} index={useLiveIndex(props.file)} />

/** The component of the list, and the preparation that has to end before it renders. */
export const list = { Games: AllLiveGames, prepareIndex }
