import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import { Link } from '#ui/foundation/Link'
import { Amount } from '#ui/game/Amount'
import styles from './JackpotPanel.module.css'

export type JackpotLevel = { title: string; amount: number }

export type JackpotPanelProps = Omit<ComponentProps<'section'>, 'children' | 'title'> & {
  /** The jackpot's name, and the accessible name of its link. */
  title: string
  /** Address of the jackpot's games; missing on that page. */
  href?: string
  /** The first level is the top one; amounts in lei. */
  levels: JackpotLevel[]
  /** Renders the amount of a level, for example as a `JackpotTicker` of size `inherit`; default: a fixed amount. */
  renderAmount?: (level: JackpotLevel, index: number) => ReactNode
  /** Set if the amounts are old: the time of day when they were current, „18:04”. */
  stale?: string
  /** Hides the lower levels if there is no space for them. @default false */
  brief?: boolean
}

const still = ({ amount }: JackpotLevel, index: number) => <Amount value={amount} bare={index > 0} />

/** One jackpot: the top level large, the others in a list below. */
export function JackpotPanel({
  title,
  href,
  levels,
  renderAmount = still,
  stale,
  brief,
  className,
  ...rest
}: JackpotPanelProps) {
  const heading = useId()
  const { formatMessage } = useIntl()
  const [top, ...lower] = levels
  return (
    <section
      {...rest}
      className={clsx(styles.panel, className)}
      data-stale={stale !== undefined || undefined}
      data-brief={brief || undefined}
      aria-labelledby={heading}
    >
      <h2 className={styles.title}>
        {href ? (
          <Link id={heading} className={styles.link} data-stretched href={href}>
            {title}
          </Link>
        ) : (
          <span id={heading}>{title}</span>
        )}
      </h2>
      {top && <div className={styles.top}>{renderAmount(top, 0)}</div>}
      {stale !== undefined && (
        <p className={styles.stale}>{formatMessage({ id: 'ui.jackpotTicker.stale' }, { time: stale })}</p>
      )}
      {lower.length > 0 && (
        <dl className={styles.levels}>
          {lower.map((level, index) => (
            <div key={level.title} className={styles.level}>
              <dt className={styles.name}>{level.title}</dt>
              <dd className={styles.amount}>{renderAmount(level, index + 1)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
