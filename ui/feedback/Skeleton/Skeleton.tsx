import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Skeleton.module.css'

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Shape of the content; its size comes from a class. @default 'block' */
  shape?: 'line' | 'block' | 'pill'
}

/** Placeholder of loading content. Silent: the region around it has `aria-busy`. */
export function Skeleton({ shape = 'block', className, ...rest }: SkeletonProps) {
  return <span {...rest} className={clsx(styles.skeleton, className)} data-shape={shape} aria-hidden="true" />
}
