import { clsx } from 'clsx'
import { Link, type LinkProps } from '#ui/foundation/Link'
import type { TilePlay } from '#ui/foundation/useTilePlay.ts'
import { Icon, type IconProps } from '#ui/media/Icon'
import styles from './PlayLink.module.css'

export type PlayLinkProps = Omit<LinkProps, 'children' | 'href'> & {
  play: TilePlay
  /** Whether it is on a picture, which is the same in every theme. @default false */
  onArt?: boolean
  /** @default 20 */
  iconSize?: IconProps['size']
}

/** Play as a round copper button, the same on tiles and in rows; `--play-side` is its size, 44 px at least on touch. */
export const PlayLink = ({ play, onArt = false, iconSize = 20, className, ...rest }: PlayLinkProps) => (
  <Link
    {...rest}
    className={clsx(styles.play, className)}
    data-art={onArt || undefined}
    data-play=""
    href={play.href}
    aria-label={play.label}
  >
    <Icon name={play.icon} size={iconSize} />
  </Link>
)
