import { useIntl } from 'react-intl'
import type { Winner } from '#app/api/contract/winners.ts'
import { serverTimeAt } from '#app/api/serverClock.ts'
import { useAssets } from '#app/content/useAssets.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { agoOf } from '#app/domain/timeAgo.ts'
import { WinnerCard } from '#ui/game/WinnerCard'

type WinnerOfProps = {
  winner: Winner
  /** Place on the podium. */
  rank?: 1 | 2 | 3
}

/** A win, with the game in which it happened. */
export function WinnerOf({ winner: { player, win, at, jackpot, tile }, rank }: WinnerOfProps) {
  const { formatMessage, formatRelativeTime } = useIntl()
  const { gamePicture } = useAssets()
  const ago = agoOf(at, serverTimeAt(Date.now()))
  return (
    <WinnerCard
      name={player}
      game={tile.name}
      href={addressOf('games-game', { game: tile.code })}
      amount={win}
      time={
        ago
          ? formatRelativeTime(-ago.value, ago.unit, { style: 'short' })
          : formatMessage({ id: 'winners.now' })
      }
      rank={rank}
      picture={gamePicture(tile, 'Thumbnail')?.src}
      jackpot={jackpot}
    />
  )
}
