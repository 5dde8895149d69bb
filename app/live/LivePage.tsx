import type { ReactNode } from 'react'
import { UnderMenu } from '#app/navigation/menus/PageMenu.tsx'
import { LiveMessages } from '#app/platform/messages/LiveMessages.tsx'
import { TilesHere } from '#app/tiles/TilesHere.ts'
import { Counted } from '#ui/foundation/counted.ts'
import { FeedNote } from './FeedNote.tsx'
import { Languages } from './Languages.tsx'
import { LiveTileOf } from './LiveTileOf.tsx'

const tiles = { Tile: LiveTileOf, rail: 'Live', grid: 'live' } as const

type LivePageProps = {
  /** Whether the menu is followed by the languages of the tables. @default false */
  languages?: boolean
  children: ReactNode
}

/** Wraps every page of the live lobby, so that its games are shown as live tables (LIV-05). */
export function LivePage({ languages = false, children }: LivePageProps) {
  return (
    <LiveMessages>
      <FeedNote />
      <UnderMenu value={languages && <Languages />}>
        <TilesHere value={tiles}>
          <Counted value="tables">{children}</Counted>
        </TilesHere>
      </UnderMenu>
    </LiveMessages>
  )
}
