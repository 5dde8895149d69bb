import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Logo } from '#ui/shell/Logo'
import styles from './Header.module.css'

export type HeaderProps = ComponentProps<'header'> & {
  /** Where the logo leads. */
  logoHref: string
  /** Accessible name of the logo's link. */
  logoLabel: string
  /** The site's main links, an `OverflowNav`. */
  nav?: ReactNode
}

/** The bar at the top of every page: logo, links, and the user area as children. */
export function Header({ logoHref, logoLabel, nav, className, children, ...rest }: HeaderProps) {
  return (
    <header {...rest} className={clsx(styles.header, className)}>
      <div className={clsx('page-grid', styles.bar)}>
        <Logo href={logoHref} label={logoLabel} />
        <div className={styles.nav}>{nav}</div>
        {children}
      </div>
    </header>
  )
}
