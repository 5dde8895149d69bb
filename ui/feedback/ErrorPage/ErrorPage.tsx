import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, Suspense, useEffect, useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Link } from '#ui/foundation/Link'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { Countdown } from './Countdown.tsx'
import styles from './ErrorPage.module.css'
import { Report } from './Report.tsx'

// Loaded on demand: every page contains the error page, but not its picture.
const LostCoin = lazyPart(
  () => import('./LostCoin.tsx').then((file) => file.LostCoin),
  () => null,
)

export type ErrorPageProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** What went wrong: unknown address, a file missing after an update, no connection, or any other error. */
  kind: 'not-found' | 'chunk' | 'offline' | 'fatal'
  /** The requested address. */
  path?: string
  /** HTTP status, if there is one. */
  status?: number
  /** What failed, in one sentence. */
  reason?: ReactNode
  /** Key of the error message, for support. */
  code?: string
  /** Call stack; only in development. */
  stack?: string
  /** Address of the home page. */
  homeHref: string
  /** Address of customer support. */
  supportHref: string
  /** Cancels the automatic navigation to the home page. */
  onStay?: () => void
  /** Seconds until the automatic navigation. */
  secondsLeft?: number
  /** Address that an update loads; default: the home page. */
  returnHref?: string
  /** Id of this failure in the log, to copy for support. */
  correlationId?: string
  /** A search field, for an unknown address. */
  search?: ReactNode
  /** Three popular games, for an unknown address. */
  games?: ReactNode
  /** Moves the focus to the heading, for an error after the page was loaded. @default false */
  focused?: boolean
}

/** A full page for an error: what happened, and two ways to continue. */
export function ErrorPage({
  kind,
  path,
  status,
  reason,
  code,
  stack,
  homeHref,
  supportHref,
  onStay,
  secondsLeft,
  returnHref,
  correlationId,
  search,
  games,
  focused = false,
  className,
  ...rest
}: ErrorPageProps) {
  const heading = useFocus(focused)
  return (
    <section {...rest} className={clsx(styles.page, className)} data-kind={kind}>
      <div className={styles.picture}>
        <Suspense>
          <LostCoin playful={kind === 'not-found'} />
        </Suspense>
      </div>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        <FormattedMessage id={`ui.errorPage.${kind}.title`} />
      </h1>
      <p className={styles.text}>
        <FormattedMessage id={`ui.errorPage.${kind}.text`} />
      </p>
      {reason && <p className={styles.text}>{reason}</p>}
      {kind === 'not-found' && path && <code className={styles.path}>{path}</code>}
      {search && <div className={styles.search}>{search}</div>}
      {secondsLeft !== undefined && <Countdown secondsLeft={secondsLeft} back={returnHref !== undefined} />}
      <Ways
        {...{ kind, homeHref, returnHref, supportHref }}
        onStay={secondsLeft === undefined ? undefined : onStay}
      />
      <Report status={status} code={code} correlationId={correlationId} stack={stack} />
      {games && <PopularGames>{games}</PopularGames>}
    </section>
  )
}

/** Labels of the link that reloads the page, for the kinds where that helps. */
const again: Partial<Record<ErrorPageProps['kind'], 'ui.errorPage.update' | 'ui.retry'>> = {
  chunk: 'ui.errorPage.update',
  offline: 'ui.retry',
}

type WaysProps = Pick<ErrorPageProps, 'kind' | 'homeHref' | 'returnHref' | 'supportHref' | 'onStay'>

function Ways({ kind, homeHref, returnHref, supportHref, onStay }: WaysProps) {
  return (
    <>
      <div className={styles.ways}>
        <Button tone="primary" size="l" href={(again[kind] && returnHref) || homeHref}>
          <FormattedMessage id={again[kind] ?? 'ui.errorPage.home'} />
        </Button>
        {onStay && (
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
    </>
  )
}

function PopularGames({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.games} aria-labelledby={id}>
      <h2 className={styles.subtitle} id={id}>
        <FormattedMessage id="ui.errorPage.popular" />
      </h2>
      <div className={styles.row}>{children}</div>
    </section>
  )
}

/** Focuses the heading when it appears. */
function useFocus(focused: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return heading
}
