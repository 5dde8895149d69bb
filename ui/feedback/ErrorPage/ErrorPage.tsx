import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Link } from '#ui/foundation/Link'
import { Countdown } from './Countdown.tsx'
import styles from './ErrorPage.module.css'
import { LostCoin } from './LostCoin.tsx'
import { Report } from './Report.tsx'

export type ErrorPageProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** What went wrong: no such page, a part of the site that is gone after an update, or anything else. */
  kind: 'not-found' | 'chunk' | 'fatal'
  /** Address that was asked for. */
  path?: string
  /** HTTP status, when there is one. */
  status?: number
  /** Key of the error message, for support. */
  code?: string
  /** Call stack; only in development. */
  stack?: string
  /** The home page. */
  homeHref: string
  /** Customer support. */
  supportHref: string
  /** Cancels the automatic return to the home page. */
  onStay?: () => void
  /** Seconds until the automatic return. */
  secondsLeft?: number
}

/** A whole page that could not be shown: what happened, and the two ways on. */
export function ErrorPage({
  kind,
  path,
  status,
  code,
  stack,
  homeHref,
  supportHref,
  onStay,
  secondsLeft,
  className,
  ...rest
}: ErrorPageProps) {
  return (
    <section {...rest} className={clsx(styles.page, className)} data-kind={kind}>
      <LostCoin className={styles.picture} />
      <h1 className={styles.title} tabIndex={-1}>
        <FormattedMessage id={`ui.errorPage.${kind}.title`} />
      </h1>
      <p className={styles.text}>
        <FormattedMessage id={`ui.errorPage.${kind}.text`} />
      </p>
      {kind === 'not-found' && path && <code className={styles.path}>{path}</code>}
      {secondsLeft !== undefined && <Countdown secondsLeft={secondsLeft} />}
      <div className={styles.ways}>
        <Button tone="primary" size="l" href={homeHref}>
          <FormattedMessage id={kind === 'chunk' ? 'ui.errorPage.update' : 'ui.errorPage.home'} />
        </Button>
        {onStay && secondsLeft !== undefined && (
          <Button size="l" onClick={onStay}>
            <FormattedMessage id="ui.errorPage.stay" />
          </Button>
        )}
      </div>
      <p className={styles.text}>
        <FormattedMessage
          id="ui.errorPage.support"
          values={{
            a: (words: ReactNode) => (
              <Link key="support" className={styles.link} href={supportHref}>
                {words}
              </Link>
            ),
          }}
        />
      </p>
      <Report status={status} code={code} stack={stack} />
    </section>
  )
}
