import { clsx } from 'clsx'
import { type ComponentProps, type Ref, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Skeleton } from '#ui/feedback/Skeleton'
import styles from './AccountFrame.module.css'

export type AccountFrameProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Address of the page inside. */
  src: string
  /** Name of the frame for those who cannot see it. */
  title: string
  /** Whether the page inside has said that it is there; until then its place is kept. */
  ready: boolean
  /** The same page by itself, for a new tab. */
  href: string
  /** Called when somebody asks for the page again; it is loaded anew. */
  onRetry: () => void
  /** What the page inside may do, as of the `iframe`. */
  sandbox?: string
  /** Features of the browser that it may use, as of the `iframe`. */
  allow?: string
  /** Milliseconds after which it says that the page is late. @default 15000 */
  patience?: number
  /** The frame, whose window the app listens to. */
  frameRef?: Ref<HTMLIFrameElement>
}

/** A page of the account site inside ours: content of a large dialog. */
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

/** Whether this visit has been waited for too long. */
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
