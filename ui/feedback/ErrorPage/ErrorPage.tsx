import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, Suspense, useEffect, useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Link } from '#ui/foundation/Link'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { Countdown } from './Countdown.tsx'
import styles from './ErrorPage.module.css'
import { Report } from './Report.tsx'

// Every page brings what is shown when the site cannot bring more; the picture can do without.
const LostCoin = lazyPart(
  () => import('./LostCoin.tsx').then((file) => file.LostCoin),
  () => null,
)

export type ErrorPageProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** What went wrong: no such page, a part that is gone after an update, no connection, or anything else. */
  kind: 'not-found' | 'chunk' | 'offline' | 'fatal'
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
  /** Where an update comes back to; without it the home page. */
  returnHref?: string
  /** Number of this failure in the records, to copy for support. */
  correlationId?: string
  /** A search field, where an address was not found. */
  search?: ReactNode
  /** Three popular games, where an address was not found. */
  games?: ReactNode
  /** Moves the focus to the heading, for an error that comes while the site is open. @default false */
  focused?: boolean
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
          <LostCoin />
        </Suspense>
      </div>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        <FormattedMessage id={`ui.errorPage.${kind}.title`} />
      </h1>
      <p className={styles.text}>
        <FormattedMessage id={`ui.errorPage.${kind}.text`} />
      </p>
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

/** Words for loading the same page anew, where that helps. */
const again: Partial<Record<ErrorPageProps['kind'], FormatjsIntl.Message['ids']>> = {
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

/** Heading that takes the focus when it appears. */
function useFocus(focused: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return heading
}
