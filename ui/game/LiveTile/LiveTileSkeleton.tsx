import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Skeleton } from '#ui/feedback/Skeleton'
import footer from './LiveFooter.module.css'
import tile from './LiveTile.module.css'
import styles from './LiveTileSkeleton.module.css'

export type LiveTileSkeletonProps = Omit<ComponentProps<'div'>, 'children'>

/** Placeholder of a loading table. */
export function LiveTileSkeleton({ className, ...rest }: LiveTileSkeletonProps) {
  return (
    <div {...rest} className={clsx(tile.tile, className)} aria-hidden="true">
      <div className={clsx(tile.caption, styles.caption)}>
        <Skeleton className={styles.name} shape="line" />
        <Skeleton className={styles.note} shape="line" />
      </div>
      <div className={tile.media}>
        <Skeleton className={clsx(tile.art, styles.art)} />
      </div>
      <div className={footer.footer}>
        <Skeleton className={styles.limits} shape="line" />
        <Skeleton className={styles.state} shape="line" />
      </div>
    </div>
  )
}
