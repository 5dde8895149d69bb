import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { ariaCurrent } from '#ui/foundation/ariaCurrent.ts'
import { Logo } from '#ui/shell/Logo'
import styles from './Header.module.css'

export type HeaderProps = ComponentProps<'header'> & {
  /** Address of the logo's link. */
  logoHref: string
  /** Accessible name of the logo's link. */
  logoLabel: string
  /** Whether the logo's page is the current one. @default false */
  logoCurrent?: boolean
  /** The site's main links, an `OverflowNav`. */
  nav?: ReactNode
}

/** The bar at the top of every page: logo, links, and the user area as children. */
export function Header(props: HeaderProps) {
  const { logoHref, logoLabel, logoCurrent, nav, className, children, ...rest } = props
  return (
    <header {...rest} className={clsx(styles.header, className)}>
      <div className={clsx('page-grid', styles.bar)}>
        <Logo href={logoHref} label={logoLabel} aria-current={ariaCurrent(logoCurrent)} />
        <div className={styles.nav}>{nav}</div>
        {children}
      </div>
    </header>
  )
}
