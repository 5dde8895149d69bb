import { clsx } from 'clsx'
import { Link, type LinkProps } from '#ui/foundation/Link'
import styles from './Logo.module.css'

export type LogoProps = Omit<LinkProps, 'children'> & {
  /** Accessible name, which must contain the visible word „aramă”. */
  label: string
}

/** The copper coin and the word. */
export function Logo({ label, className, ...rest }: LogoProps) {
  return (
    <Link {...rest} className={clsx(styles.logo, className)} aria-label={label}>
      <span className={styles.coin} aria-hidden="true" />
      <span className={styles.word}>aramă</span>
    </Link>
  )
}
