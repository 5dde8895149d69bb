import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Skeleton.module.css'

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Geometry of what is coming; its size is the caller's, by class. @default 'block' */
  shape?: 'line' | 'block' | 'pill'
}

/** Keeps the place of something that loads. Silent: the region around it says `aria-busy`. */
export function Skeleton({ shape = 'block', className, ...rest }: SkeletonProps) {
  return <span {...rest} className={clsx(styles.skeleton, className)} data-shape={shape} aria-hidden="true" />
}
