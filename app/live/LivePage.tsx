import type { ReactNode } from 'react'
import { UnderMenu } from '#app/navigation/menus/PageMenu.tsx'
import { LiveMessages } from '#app/platform/messages/LiveMessages.tsx'
import { TileSettings } from '#app/tiles/TileSettings.ts'
import { Counted } from '#ui/foundation/counted.ts'
import { FeedNote } from './FeedNote.tsx'
import { Languages } from './Languages.tsx'
import { LiveTileOf } from './LiveTileOf.tsx'
import { SalonLink } from './salon/SalonLink.tsx'

const tiles = { Tile: LiveTileOf, rail: 'Live', grid: 'live' } as const

type LivePageProps = {
  /** Whether the menu is followed by the languages of the tables. @default false */
  languages?: boolean
  /** Whether the menu is followed by the way to the salon. @default false */
  salon?: boolean
  children: ReactNode
}

/** Wraps every page of the live lobby, so that its games are shown as live tables (LIV-05). */
export function LivePage({ languages = false, salon = false, children }: LivePageProps) {
  const link = salon && <SalonLink />
  return (
    <LiveMessages>
      <FeedNote />
      <UnderMenu value={languages ? <Languages before={link} /> : link}>
        <TileSettings value={tiles}>
          <Counted value="tables">{children}</Counted>
        </TileSettings>
      </UnderMenu>
    </LiveMessages>
  )
}
