import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import { Link } from '#ui/foundation/Link'
import { Amount } from '#ui/game/Amount'
import styles from './JackpotPanel.module.css'

export type JackpotPanelProps = Omit<ComponentProps<'section'>, 'children' | 'title'> & {
  title: string
  /** Where the jackpot's games can be seen. */
  href: string
  /** The first level is the top one; amounts in lei. */
  levels: { title: string; amount: number }[]
}

/** One jackpot: the top level large, the others in a list of two columns. */
export function JackpotPanel({ title, href, levels, className, ...rest }: JackpotPanelProps) {
  const heading = useId()
  const [top, ...lower] = levels
  return (
    <section {...rest} className={clsx(styles.panel, className)} aria-labelledby={heading}>
      <h2 className={styles.title}>
        <Link id={heading} className={styles.link} href={href}>
          {title}
        </Link>
      </h2>
      {top && <Amount className={styles.top} value={top.amount} />}
      <span className={styles.rule} />
      {lower.length > 0 && (
        <dl className={styles.levels}>
          {lower.map((level) => (
            <div key={level.title} className={styles.level}>
              <dt className={styles.name}>{level.title}</dt>
              <dd className={styles.amount}>
                <Amount value={level.amount} bare />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
