import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Skeleton } from '#ui/feedback/Skeleton'
import tile from './LiveTile.module.css'
import styles from './LiveTileSkeleton.module.css'

export type LiveTileSkeletonProps = Omit<ComponentProps<'div'>, 'children'>

/** Keeps a table's place while it loads. */
export function LiveTileSkeleton({ className, ...rest }: LiveTileSkeletonProps) {
  return (
    <div {...rest} className={clsx(tile.tile, className)} aria-hidden="true">
      <div className={tile.media}>
        <Skeleton className={styles.art} />
      </div>
      <div className={tile.footer}>
        <Skeleton className={styles.limits} shape="line" />
        <Skeleton className={styles.state} shape="line" />
      </div>
    </div>
  )
}
