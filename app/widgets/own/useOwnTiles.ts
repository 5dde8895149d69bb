import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { Tile } from '#app/api/contract/slices.ts'
import { tileAt } from '#app/domain/tiles.ts'
import { useBalanceHidden } from '#app/queries/player/balance.ts'
import type { OwnGames } from './useOwnGames.ts'

const none: readonly Tile[] = []

/** The tiles of a list; one with wins says each in the place of the studio, unless the player hides sums (UXP-19). */
export function useOwnTiles(games: OwnGames, most = Number.POSITIVE_INFINITY): readonly Tile[] {
  const { formatMessage, formatNumber } = useIntl()
  const hidden = useBalanceHidden()
  return useMemo(() => {
    if (games.state !== 'ready') return none
    const { file, places, wins } = games
    const money = (lei: number) =>
      `${formatNumber(lei, { minimumFractionDigits: 2, maximumFractionDigits: 2 })} lei`
    return places.slice(0, most).map((place) => {
      const tile = tileAt(file, place)
      const win = wins?.get(tile.code)
      if (win === undefined) return tile
      const said = hidden
        ? formatMessage({ id: 'own.wonHidden' })
        : formatMessage({ id: 'own.won' }, { win: money(win) })
      return { ...tile, provider: said }
    })
  }, [games, most, hidden, formatMessage, formatNumber])
}
