import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { Tile } from '#app/api/contract/slices.ts'
import type { OwnGames } from './useOwnGames.ts'

/** Shows the win in place of the studio on tiles of a list with wins; `masked` hides the amounts (UXP-19). */
export function useWinTile(games: OwnGames, masked: boolean): (tile: Tile) => Tile {
  const { formatMessage, formatNumber } = useIntl()
  const wins = games.state === 'ready' ? games.wins : undefined
  return useCallback(
    (tile) => {
      const win = wins?.get(tile.code)
      if (win === undefined) return tile
      const money = `${formatNumber(win, { minimumFractionDigits: 2, maximumFractionDigits: 2 })} lei`
      const said = masked
        ? formatMessage({ id: 'own.wonHidden' })
        : formatMessage({ id: 'own.won' }, { win: money })
      return { ...tile, provider: said }
    },
    [wins, masked, formatMessage, formatNumber],
  )
}
