import { Skeleton } from '#ui/feedback/Skeleton'
import { GameTile, type GameTileProps, GameTileSkeleton } from '#ui/game/GameTile'
import type { Pair } from '../../componentGuide.ts'
import { games } from '../game/art.ts'

const Tile = () => (
  <div style={{ inlineSize: 140 }}>
    <GameTile {...(games()[0] as GameTileProps)} />
  </div>
)

export const pairs: readonly Pair[] = [
  {
    good: {
      says: 'Are forma a ceea ce vine: nimic nu se mută.',
      look: (
        <>
          <Tile />
          <div style={{ inlineSize: 140 }}>
            <GameTileSkeleton layout="Default" />
          </div>
        </>
      ),
    },
    bad: {
      says: 'Altă formă: la încărcare totul sare.',
      look: (
        <>
          <Tile />
          <div style={{ display: 'grid', gap: 8, inlineSize: 140 }}>
            <Skeleton />
            <Skeleton />
          </div>
        </>
      ),
    },
  },
]
