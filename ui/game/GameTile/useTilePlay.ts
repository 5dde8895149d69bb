import { useIntl } from 'react-intl'
import type { GameTileProps } from './gameTileProps.ts'

export type TilePlay = ReturnType<typeof useTilePlay>

/** Icon, label and address of Play; with a lock if a login is needed. */
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
