import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Page.module.css'
import room from './PlayerRow.module.css'

/** The main content: one column of parts, in which neighbours may share a row on wide pages. A short one fills the view. */
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
  /** Begins the page with a picture: up to the edges of narrow pages, close to the navigation. @default false */
  lead?: boolean
  /** Layout of the player's row whose place this is: without room for guests, with its room where a player is expected. */
  playerRow?: string
}

/** One part of a page. */
export function PageCell({ span = 'full', deferred, lead, playerRow, className, ...rest }: PageCellProps) {
  return (
    <div
      {...rest}
      className={clsx(styles.cell, playerRow && room.row, className)}
      data-player-row={playerRow}
      data-span={span}
      data-deferred={deferred || undefined}
      data-lead={lead || undefined}
    />
  )
}

/** A line of links between two parts; once scrolled past it stays in view under the header. */
export function PageBar({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.bar, className)} />
}

export type PageTitleProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The main heading. */
  title: ReactNode
  /** How many things the page lists, in words: „214 jocuri”. */
  count?: string
  /** Stands in place of the heading's text for the eye, for example a logo. */
  mark?: ReactNode
  /** Controls at the end of the line. */
  children?: ReactNode
}

/** The page's main heading, with what can be done about the whole page. */
export function PageTitle({ title, count, mark, className, children, ...rest }: PageTitleProps) {
  return (
    <div {...rest} className={clsx(styles.head, className)}>
      {mark}
      <h1 className={styles.title}>{title}</h1>
      {count && <span className={styles.count}>{count}</span>}
      {children && <div className={styles.controls}>{children}</div>}
    </div>
  )
}
