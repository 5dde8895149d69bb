import { useIntl } from 'react-intl'

type Playable = {
  /** The game. */
  name: string
  /** Address of the game for money. */
  playHref: string
  /** Whether Play needs a login first: it shows a lock. */
  restricted?: boolean
}

export type TilePlay = ReturnType<typeof useTilePlay>

/** Icon, label and address of Play on tiles and in rows; with a lock if a login is needed. */
export function useTilePlay({ name, playHref, restricted }: Playable) {
  const { formatMessage } = useIntl()
  return {
    icon: restricted ? 'lock' : 'play-fill',
    label: formatMessage({ id: restricted ? 'ui.gameTile.restricted' : 'ui.gameTile.play' }, { name }),
    href: playHref,
  } as const
}
