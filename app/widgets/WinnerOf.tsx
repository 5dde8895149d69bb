import { useIntl } from 'react-intl'
import type { Winner } from '#app/api/contract/winners.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { agoOf } from '#app/domain/ago.ts'
import { WinnerCard } from '#ui/game/WinnerCard'
import { useAssets } from './useAssets.ts'

/** Somebody's win with the game it happened in. */
export function WinnerOf({ winner: { player, win, at, jackpot, tile } }: { winner: Winner }) {
  const { formatRelativeTime } = useIntl()
  const { gamePicture } = useAssets()
  const { value, unit } = agoOf(at, Date.now())
  return (
    <WinnerCard
      name={player}
      game={tile.name}
      href={addressOf('games-game', { game: tile.code })}
      amount={win}
      time={formatRelativeTime(-value, unit, { style: 'short' })}
      picture={gamePicture(tile, 'Thumbnail')?.src}
      jackpot={jackpot}
    />
  )
}
