import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { PlayerRow } from '#app/api/contract/pages.ts'
import { isPlayOpen } from '#app/domain/selfExclusion.ts'
import { useSelfExcluded } from '#app/player/data/exclusion.ts'
import type { OwnGames } from './useOwnGames.ts'

/**
 * The label of the first tile of the recently played games, and its accessible name of Play: the player can continue there.
 * Undefined unless it is known that the player may play.
 */
export function useContinueLabel({ source }: PlayerRow, games: Extract<OwnGames, { state: 'ready' }>) {
  const { formatMessage } = useIntl()
  const isOpen = isPlayOpen(useSelfExcluded().fact)
  const { file, places } = games
  const first = source === 'RecentlyPlayed' && isOpen ? places[0] : undefined
  const name = first === undefined ? undefined : file.games.name[first]
  return useMemo(
    () =>
      name === undefined
        ? undefined
        : {
            label: { text: formatMessage({ id: 'own.resume' }) },
            playLabel: formatMessage({ id: 'own.resumeGame' }, { name }),
          },
    [name, formatMessage],
  )
}
