import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Page.module.css'

/** The main content: one column of parts, in which neighbours may share a row on wide pages. */
export function Page({ className, children, ...rest }: ComponentProps<'main'>) {
  return (
    <main {...rest} tabIndex={-1} className={clsx(styles.page, className)}>
      <div className={clsx('page-grid', styles.grid)}>{children}</div>
    </main>
  )
}

export type PageCellProps = ComponentProps<'div'> & {
  /** Far below the first view: drawn when it comes near, its room reserved. @default false */
  deferred?: boolean
  /** `main` and `aside` stand beside each other from 1024 px on. @default 'full' */
  span?: 'full' | 'main' | 'aside'
}

/** One part of a page. */
export function PageCell({ span = 'full', deferred, className, ...rest }: PageCellProps) {
  return (
    <div
      {...rest}
      className={clsx(styles.cell, className)}
      data-span={span}
      data-deferred={deferred || undefined}
    />
  )
}
