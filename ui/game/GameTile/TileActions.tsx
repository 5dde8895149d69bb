import { useIntl } from 'react-intl'
import { Link } from '#ui/foundation/Link'
import { Icon } from '#ui/media/Icon'
import styles from './TileActions.module.css'

export type TileActionsProps = {
  name: string
  playHref: string
  demoHref?: string
  /** Only the demo: Play stands beside the name already. @default false */
  onlyDemo?: boolean
  className?: string
}

/** Play and Demo over the picture, for mouse and keyboard; touch has the details instead. */
export function TileActions({ name, playHref, demoHref, onlyDemo = false, className }: TileActionsProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={className}>
      {!onlyDemo && (
        <Link
          className={styles.play}
          href={playHref}
          aria-label={formatMessage({ id: 'ui.gameTile.play' }, { name })}
        >
          <Icon name="play-fill" size={24} />
        </Link>
      )}
      {demoHref && (
        <Link
          className={styles.demo}
          href={demoHref}
          aria-label={formatMessage({ id: 'ui.gameTile.demo' }, { name })}
        >
          Demo
        </Link>
      )}
    </div>
  )
}
