import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { Tile } from '#app/api/contract/slices.ts'
import { tileAt } from '#app/domain/tiles.ts'
import type { OwnGames } from './useOwnGames.ts'

const none: readonly Tile[] = []

type OwnTilesOptions = {
  /** Wins are there, but not seen (UXP-19). */
  masked: boolean
  most?: number
}

/** The tiles of a list; one with wins says each in the place of the studio. */
export function useOwnTiles(
  games: OwnGames,
  { masked, most = Number.POSITIVE_INFINITY }: OwnTilesOptions,
): readonly Tile[] {
  const { formatMessage, formatNumber } = useIntl()
  return useMemo(() => {
    if (games.state !== 'ready') return none
    const { file, places, wins } = games
    const money = (lei: number) =>
      `${formatNumber(lei, { minimumFractionDigits: 2, maximumFractionDigits: 2 })} lei`
    return places.slice(0, most).map((place) => {
      const tile = tileAt(file, place)
      const win = wins?.get(tile.code)
      if (win === undefined) return tile
      const said = masked
        ? formatMessage({ id: 'own.wonHidden' })
        : formatMessage({ id: 'own.won' }, { win: money(win) })
      return { ...tile, provider: said }
    })
  }, [games, most, masked, formatMessage, formatNumber])
}
