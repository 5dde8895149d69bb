import { GameTile, type GameTileProps } from '#ui/game/GameTile'
import type { Pair } from '../../componentGuide.ts'
import { games } from './art.ts'

const Tile = (props: Partial<GameTileProps>) => (
  <div style={{ inlineSize: 164 }}>
    <GameTile {...(games()[2] as GameTileProps)} {...props} />
  </div>
)

export const pairs: readonly Pair[] = [
  {
    good: { says: 'O etichetă scurtă, numele jocului așa cum este.', look: <Tile label={{ text: 'Nou' }} /> },
    bad: {
      says: 'Eticheta și numele fac reclamă: jocul nu se mai recunoaște.',
      look: (
        <Tile name="REGINA NILULUI!!! Joacă acum și câștigă" label={{ text: 'Exclusiv până duminică' }} />
      ),
    },
  },
]
