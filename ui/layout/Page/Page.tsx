import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Page.module.css'
import room from './PlayerRow.module.css'

/** The main content: one column of parts; neighbours may share a row on wide pages. A short page fills the view. */
export function Page({ className, children, ...rest }: ComponentProps<'main'>) {
  return (
    <main {...rest} tabIndex={-1} className={clsx(styles.page, className)}>
      <div className={clsx('page-grid', styles.grid)}>{children}</div>
    </main>
  )
}

export type PageCellProps = ComponentProps<'div'> & {
  /** Whether it is far below the first view: rendered near the view, with reserved height. @default false */
  deferred?: boolean
  /** `main` and `aside` are side by side from 1024 px on. @default 'full' */
  span?: 'full' | 'main' | 'aside'
  /**
   * Whether it starts the page with a picture: without margins on narrow pages, close to the navigation. @default false
   */
  lead?: boolean
  /** Layout of the player's row in this place: without height for guests, reserved where a player is expected. */
  playerRow?: string
  /**
   * Whether it is for guests: without its content, which keeps its place, while a player is expected.
   * @default false
   */
  guestOnly?: boolean
  /** Whether it is shown only where a player is logged in or expected. @default false */
  playerOnly?: boolean
  /** Whether it reaches to the end of the view at least, so that its content moves no footer. @default false */
  fills?: boolean
}

/** One part of a page. */
export function PageCell({
  span = 'full',
  deferred,
  lead,
  playerRow,
  guestOnly,
  playerOnly,
  fills,
  className,
  ...rest
}: PageCellProps) {
  return (
    <div
      {...rest}
      className={clsx(styles.cell, playerRow && room.row, className)}
      data-player-row={playerRow}
      data-span={span}
      data-deferred={deferred || undefined}
      data-lead={lead || undefined}
      data-guest-only={guestOnly || undefined}
      data-player-only={playerOnly || undefined}
      data-fills={fills || undefined}
    />
  )
}

/** A line of links between two parts; it sticks under the header. */
export function PageBar({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.bar, className)} />
}

/** The parts of a page that is only read: one centred column, about 68 characters wide. */
export function PageColumn({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.column, className)} />
}

export type PageTitleProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The main heading. */
  title: ReactNode
  /** Number of listed items, as text: „214 jocuri”. */
  count?: string
  /** Replaces the heading's text visually, for example a logo. */
  mark?: ReactNode
  /** Controls at the end of the line. */
  children?: ReactNode
}

/** The page's main heading, with controls for the whole page. */
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
