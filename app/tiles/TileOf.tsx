import { memo } from 'react'
import type { TileLayout } from '#app/api/contract/cms.ts'
import type { Tile } from '#app/api/contract/slices.ts'
import { useAssets } from '#app/content/useAssets.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { useFavourite } from '#app/player/favourites/useFavourite.ts'
import { useNeedsLogin } from '#app/player/session/auth.ts'
import { GameTile } from '#ui/game/GameTile'
import { imageKinds } from './imageKinds.ts'
import { useHasJackpot } from './jackpots/jackpotFeed.ts'
import { TopJackpot } from './jackpots/TopJackpot.tsx'

/** From this width on, the layout LargeOnMobile looks like Default. */
const WIDE_QUERY = '(width >= 768px)'

/** The label of a tile in the kit's form (CAT-08). */
export function labelOf({ label }: Pick<Tile, 'label'>) {
  if (!label) return undefined
  const { text, fill, on } = label
  return fill && on ? { text, colors: { fill, on } } : { text }
}

export type TileOfProps = {
  tile: Tile
  layout?: TileLayout
  rank?: number
  /** Whether the picture is in the first view. @default false */
  first?: boolean
  /** Accessible name of Play instead of the usual one. */
  playLabel?: string | undefined
}

/** A game's tile, with its links. */
export const TileOf = memo(function TileOf(props: TileOfProps) {
  const { tile, layout = 'Default', rank, first, playLabel } = props
  const { gamePicture } = useAssets()
  const picture = gamePicture(tile, imageKinds[layout])
  const square = layout === 'LargeOnMobile' ? gamePicture(tile, 'Thumbnail') : undefined
  const alternative = square && { media: WIDE_QUERY, srcSet: `${square.src}, ${square.srcSet}` }
  return (
    <GameTile
      layout={layout}
      name={tile.name}
      provider={tile.provider}
      href={addressOf('games-game', { game: tile.code })}
      playHref={addressOf('play-game-real', { game: tile.code })}
      demoHref={tile.demo ? addressOf('play-game-demo', { game: tile.code }) : undefined}
      picture={picture && { ...picture, ...(alternative && { alternative }), ...(first && { first }) }}
      hue={tile.hue}
      label={labelOf(tile)}
      live={tile.live ? 'unknown' : undefined}
      jackpot={
        useHasJackpot(tile) ? <TopJackpot game={tile.code} served={tile.jackpot} form="short" /> : undefined
      }
      favourite={useFavourite(tile.code)}
      restricted={useNeedsLogin()}
      playLabel={playLabel}
      rtp={tile.rtp}
      state={tile.maintenance && 'unavailable'}
      rank={rank}
    />
  )
})
