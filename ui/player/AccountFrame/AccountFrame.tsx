import { clsx } from 'clsx'
import { type ComponentProps, type Ref, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Skeleton } from '#ui/feedback/Skeleton'
import styles from './AccountFrame.module.css'

export type AccountFrameProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Address of the framed page. */
  src: string
  /** Accessible name of the frame. */
  title: string
  /** Whether the framed page has reported that it is ready; until then a placeholder is shown. */
  ready: boolean
  /** Address of the same page, for a new tab. */
  href: string
  /** Called to load the page again. */
  onRetry: () => void
  /** `sandbox` of the `iframe`. */
  sandbox?: string
  /** `allow` of the `iframe`. */
  allow?: string
  /** Milliseconds after which a message says that the page is late. @default 15000 */
  patience?: number
  /** The frame, whose messages the app handles. */
  frameRef?: Ref<HTMLIFrameElement>
}

/** A page of the account site in a frame, for a large dialog. */
export function AccountFrame({
  src,
  title,
  ready,
  href,
  onRetry,
  sandbox,
  allow,
  patience = 15_000,
  frameRef,
  className,
  ...rest
}: AccountFrameProps) {
  const [attempt, setAttempt] = useState(0)
  const visit = `${attempt} ${src}`
  const late = useLate({ visit, waiting: !ready, patience })
  const state = ready ? 'ready' : late ? 'late' : 'pending'

  function retry() {
    setAttempt(attempt + 1)
    onRetry()
  }

  return (
    <div
      {...rest}
      className={clsx(styles.account, className)}
      data-state={state}
      aria-busy={state === 'pending' || undefined}
    >
      <iframe
        key={visit}
        ref={frameRef}
        className={styles.frame}
        {...{ src, title, sandbox, allow }}
        referrerPolicy="strict-origin-when-cross-origin"
      />
      {state === 'pending' && <Coming />}
      <div className={styles.late} role="alert">
        {state === 'late' && <Late href={href} onRetry={retry} />}
      </div>
    </div>
  )
}

type Visit = { visit: string; waiting: boolean; patience: number }

/** Whether this attempt takes too long. */
function useLate({ visit, waiting, patience }: Visit): boolean {
  const [lateVisit, setLateVisit] = useState<string>()
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(setLateVisit, patience, visit)
    return () => clearTimeout(timer)
  }, [visit, waiting, patience])
  return lateVisit === visit
}

function Coming() {
  return (
    <div className={styles.coming}>
      <p className="visually-hidden" role="status">
        <FormattedMessage id="ui.accountFrame.pending" />
      </p>
      <Skeleton className={styles.line} shape="line" />
      <Skeleton className={styles.box} />
      <Skeleton className={styles.field} />
      <Skeleton className={styles.field} />
      <Skeleton className={styles.field} />
    </div>
  )
}

function Late({ href, onRetry }: Pick<AccountFrameProps, 'href' | 'onRetry'>) {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      className={styles.message}
      icon="hourglass"
      title={formatMessage({ id: 'ui.accountFrame.late' })}
      text={<FormattedMessage id="ui.accountFrame.lateText" />}
      action={
        <>
          <Button
            className={styles.way}
            tone="primary"
            href={href}
            target="_blank"
            rel="noopener"
            icon="arrow-square-out"
          >
            <FormattedMessage id="ui.accountFrame.open" />
          </Button>
          <Button className={styles.way} onClick={onRetry}>
            <FormattedMessage id="ui.accountFrame.retry" />
          </Button>
        </>
      }
    />
  )
}
