import { useIntl } from 'react-intl'
import type { ImageKind } from '#app/api/contract/casino.ts'
import type { TileLayout } from '#app/api/contract/cms.ts'
import type { GamesSlice, Tile } from '#app/api/contract/slices.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { LabelStyles } from '#ui/game/GameLabel'
import { GameTile } from '#ui/game/GameTile'
import { Rail, RailStack } from '#ui/layout/Rail'
import { useAssets } from './useAssets.ts'

const kinds: Record<TileLayout, ImageKind> = {
  Default: 'Thumbnail',
  DoubleRow: 'Thumbnail',
  Portrait: 'Portrait',
  Landscape: 'Landscape',
  Top10: 'Portrait',
  LargeOnMobile: 'Landscape',
}

/** Above this width LargeOnMobile is Default. */
const WIDE = '(width >= 768px)'

function labelOf({ label }: Tile) {
  if (!label) return undefined
  const { text, fill, on } = label
  return fill && on ? { text, colors: { fill, on } } : { text }
}

type RowTileProps = { tile: Tile; layout: TileLayout; rank?: number }

function RowTile({ tile, layout, rank }: RowTileProps) {
  const { gamePicture } = useAssets()
  const picture = gamePicture(tile, kinds[layout])
  const square = layout === 'LargeOnMobile' ? gamePicture(tile, 'Thumbnail') : undefined
  const alternative = square && { media: WIDE, srcSet: `${square.src}, ${square.srcSet}` }
  return (
    <GameTile
      layout={layout}
      name={tile.name}
      provider={tile.provider}
      href={addressOf('games-game', { game: tile.code })}
      playHref={addressOf('play-game-real', { game: tile.code })}
      demoHref={tile.demo ? addressOf('play-game-demo', { game: tile.code }) : undefined}
      picture={picture && { ...picture, ...(alternative && { alternative }) }}
      label={labelOf(tile)}
      jackpot={tile.jackpot}
      rtp={tile.rtp}
      rank={rank}
    />
  )
}

function pairs<T>(items: readonly T[]): T[][] {
  return items.flatMap((_, index) => (index % 2 === 0 ? [items.slice(index, index + 2)] : []))
}

/** CMS widget `Games`: one category in one of the six tile layouts. */
export function GamesRow({ slice: { title, total, href, tileLayout, tiles } }: { slice: GamesSlice }) {
  const { formatMessage, formatNumber } = useIntl()
  const isTop = tileLayout === 'Top10'
  const action = href ? { href, label: formatMessage({ id: 'widget.all' }) } : undefined
  return (
    <>
      <LabelStyles colors={tiles.flatMap((tile) => labelOf(tile)?.colors ?? [])} />
      <Rail
        layout={tileLayout}
        title={title}
        ordered={isTop}
        count={isTop ? undefined : formatNumber(total)}
        action={isTop ? undefined : action}
      >
        {tileLayout === 'DoubleRow'
          ? pairs(tiles).map((pair) => (
              <RailStack key={pair[0]?.code}>
                {pair.map((tile) => (
                  <RowTile key={tile.code} tile={tile} layout={tileLayout} />
                ))}
              </RailStack>
            ))
          : tiles.map((tile, index) => (
              <RowTile key={tile.code} tile={tile} layout={tileLayout} rank={isTop ? index + 1 : undefined} />
            ))}
      </Rail>
    </>
  )
}
