import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Skeleton } from '#ui/feedback/Skeleton'
import tile from './GameTile.module.css'
import styles from './GameTileSkeleton.module.css'
import type { GameTileLayout } from './gameTileProps.ts'

export type GameTileSkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Layout of the loading tile. @default 'Default' */
  layout?: GameTileLayout
}

/** Placeholder of a loading tile. */
export function GameTileSkeleton({ layout = 'Default', className, ...rest }: GameTileSkeletonProps) {
  const captioned = layout !== 'DoubleRow' && layout !== 'Top10'
  return (
    <div {...rest} className={clsx(tile.tile, className)} data-layout={layout} aria-hidden="true">
      <div className={tile.media}>
        <Skeleton className={styles.art} />
      </div>
      {captioned && (
        <div className={styles.caption}>
          <Skeleton className={styles.name} shape="line" />
          <Skeleton className={styles.provider} shape="line" />
        </div>
      )}
    </div>
  )
}
