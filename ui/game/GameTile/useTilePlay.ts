import { useIntl } from 'react-intl'
import type { GameTileProps } from './gameTileProps.ts'

export type TilePlay = ReturnType<typeof useTilePlay>

/** Play's sign, words and address; behind a lock where a player is needed first. */
export function useTilePlay({
  name,
  playHref,
  restricted,
}: Pick<GameTileProps, 'name' | 'playHref' | 'restricted'>) {
  const { formatMessage } = useIntl()
  return {
    icon: restricted ? 'lock' : 'play-fill',
    label: formatMessage({ id: restricted ? 'ui.gameTile.restricted' : 'ui.gameTile.play' }, { name }),
    href: playHref,
  } as const
}
