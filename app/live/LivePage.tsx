import type { ReactNode } from 'react'
import { UnderMenu } from '#app/navigation/menus/PageMenu.tsx'
import { LiveMessages } from '#app/platform/messages/LiveMessages.tsx'
import { TilesHere } from '#app/tiles/TilesHere.ts'
import { Counted } from '#ui/foundation/counted.ts'
import { FeedNote } from './FeedNote.tsx'
import { LiveTileOf } from './LiveTileOf.tsx'

const tiles = { Tile: LiveTileOf, rail: 'Live', grid: 'live' } as const

type LivePageProps = {
  /** Content under the menu. */
  under?: ReactNode
  children: ReactNode
}

/** Wraps every page of the live lobby, so that its games are shown as live tables (LIV-05). */
export function LivePage({ under, children }: LivePageProps) {
  return (
    <LiveMessages>
      <FeedNote />
      <UnderMenu value={under}>
        <TilesHere value={tiles}>
          <Counted value="tables">{children}</Counted>
        </TilesHere>
      </UnderMenu>
    </LiveMessages>
  )
}
