import { useIntl } from 'react-intl'
import type { Tile } from '#app/api/contract/slices.ts'
import { LabelStylesOf } from '#app/tiles/LabelStylesOf.tsx'
import { TileOf } from '#app/tiles/TileOf.tsx'
import { PageCell } from '#ui/layout/Page'
import { Rail } from '#ui/layout/Rail'

/** Games that share most with one game. */
export function RelatedGames({ tiles }: { tiles: readonly Tile[] }) {
  const { formatMessage } = useIntl()
  return (
    <PageCell deferred>
      <LabelStylesOf tiles={tiles} />
      <Rail layout="Default" title={formatMessage({ id: 'game.related' })}>
        {tiles.map((tile) => (
          <TileOf key={tile.code} tile={tile} layout="Default" />
        ))}
      </Rail>
    </PageCell>
  )
}
