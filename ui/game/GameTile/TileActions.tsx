import { clsx } from 'clsx'
import { useIntl } from 'react-intl'
import { IconButton } from '#ui/controls/IconButton'
import { Link } from '#ui/foundation/Link'
import type { TilePlay } from '#ui/foundation/useTilePlay.ts'
import { FavouriteButton } from '#ui/game/FavouriteButton'
import { PlayLink } from '#ui/game/PlayLink/PlayLink.tsx'
import type { GameTileProps } from './gameTileProps.ts'
import styles from './TileActions.module.css'

type TileActionsProps = Pick<GameTileProps, 'name' | 'href' | 'demoHref' | 'layout' | 'favourite'> & {
  play: TilePlay
  className?: string
}

/** Play, info and Demo on a plate at the bottom of the picture, the heart above; on touch the details have them. */
export function TileActions({ name, href, demoHref, layout, favourite, play, className }: TileActionsProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={clsx(styles.actions, className)}>
      <div className={styles.plate}>
        {layout !== 'Landscape' && (
          <PlayLink className={styles.play} data-layout={layout} play={play} onArt />
        )}
        <IconButton
          className={styles.info}
          icon="info"
          size="s"
          tone="media"
          // The tile's link opens the same details; a fourth tab stop would only lengthen the list.
          tabIndex={-1}
          label={formatMessage({ id: 'ui.gameTile.info' }, { name })}
          href={href}
        />
        {demoHref && (
          <Link
            className={styles.demo}
            href={demoHref}
            // A tile has at most three tab stops; the details have the demo too.
            tabIndex={favourite && -1}
            aria-label={formatMessage({ id: 'ui.gameTile.demo' }, { name })}
          >
            Demo
          </Link>
        )}
      </div>
      {favourite && (
        <FavouriteButton {...favourite} className={styles.heart} name={name} size="s" tone="media" />
      )}
    </div>
  )
}
