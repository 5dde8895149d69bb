import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '#ui/foundation/Link'
import { ProviderLogo } from '#ui/game/ProviderLogo/ProviderLogo.tsx'
import styles from './ProviderCard.module.css'

export type ProviderCardProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** The name of the provider. */
  name: string
  /** Its page. */
  href: string
  /** Number of its games here. */
  count: number
  /** Logo for light surfaces. */
  lightLogo?: string
  /** Logo for dark surfaces. */
  darkLogo?: string
}

/** A provider's card: logo in the theme's version, name, number of games. */
export function ProviderCard({
  name,
  href,
  count,
  lightLogo,
  darkLogo,
  className,
  ...rest
}: ProviderCardProps) {
  return (
    <article {...rest} className={clsx(styles.card, className)}>
      <div className={styles.plate}>
        {lightLogo || darkLogo ? (
          <ProviderLogo className={styles.logo} written={name} lightLogo={lightLogo} darkLogo={darkLogo} />
        ) : (
          <span className={styles.initial} aria-hidden>
            {name.slice(0, 1)}
          </span>
        )}
      </div>
      <h3 className={styles.name}>
        <Link className={styles.link} data-stretched href={href}>
          {name}
        </Link>
      </h3>
      <p className={styles.count}>
        <FormattedMessage id="ui.games" values={{ count }} />
      </p>
    </article>
  )
}
