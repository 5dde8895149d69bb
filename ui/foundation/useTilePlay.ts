import { useIntl } from 'react-intl'

type Playable = {
  /** The game. */
  name: string
  /** Address of the game for money. */
  playHref: string
  /** Whether Play needs a login first: it shows a lock. */
  restricted?: boolean
  /** Label of Play instead of the usual one, unless it has a lock. */
  playLabel?: string | undefined
}

export type TilePlay = ReturnType<typeof useTilePlay>

/** Icon, label and address of Play on tiles and in rows; with a lock if a login is needed. */
export function useTilePlay({ name, playHref, restricted, playLabel }: Playable) {
  const { formatMessage } = useIntl()
  return {
    icon: restricted ? 'lock' : 'play-fill',
    label: restricted
      ? formatMessage({ id: 'ui.gameTile.restricted' }, { name })
      : (playLabel ?? formatMessage({ id: 'ui.gameTile.play' }, { name })),
    href: playHref,
  } as const
}
