import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Link } from '#ui/foundation/Link'
import { useRootAttribute } from '#ui/foundation/useRootAttribute.ts'
import styles from './PreviewBar.module.css'

export type PreviewBarProps = ComponentProps<'section'> & {
  /** Name of the page; missing if there is none. */
  page?: string | undefined
  /** Number of problems on the page; missing while it is unknown. */
  problems?: number | undefined
  /** Address of the list of problems on this page. */
  problemsHref: string
  /** Whether the widgets are outlined. */
  outlines: boolean
  /** Called with the other state of the outlines. */
  onOutlines: (outlines: boolean) => void
  /** Address of the published page. */
  exitHref: string
  /** What an editor must know before anything else, such as until when drafts can be read. */
  notice?: ReactNode
}

/**
 * The editor's bar of a preview page: its name, that it is a draft, its problems, and the way out. `children` are
 * further controls. It stays at the top of the view and can be focused by a script.
 */
export function PreviewBar({
  page,
  problems,
  problemsHref,
  outlines,
  onOutlines,
  exitHref,
  notice,
  className,
  children,
  ...rest
}: PreviewBarProps) {
  const { formatMessage } = useIntl()
  useRootAttribute('data-preview-bar', true)
  return (
    <section
      title={formatMessage({ id: 'ui.previewBar.title' })}
      {...rest}
      className={clsx(styles.bar, className)}
      tabIndex={-1}
      aria-label={formatMessage({ id: 'ui.previewBar.label' })}
      aria-keyshortcuts="b"
    >
      <p className={styles.page}>
        <strong className={styles.word}>
          <FormattedMessage id="ui.previewBar.draft" />
        </strong>
        {page && <span className={styles.name}>{page}</span>}
      </p>
      <div className={styles.tools}>
        {notice}
        {problems !== undefined && <Problems count={problems} href={problemsHref} />}
        <Button
          tone="quiet"
          size="s"
          icon={outlines ? 'eye' : 'eye-slash'}
          title={formatMessage({ id: 'ui.previewBar.outlinesTitle' })}
          aria-pressed={outlines}
          aria-keyshortcuts="o"
          onClick={() => onOutlines(!outlines)}
        >
          <FormattedMessage id="ui.previewBar.outlines" />
        </Button>
        {children}
      </div>
      <Link className={styles.exit} href={exitHref}>
        <FormattedMessage id="ui.previewBar.exit" />
      </Link>
    </section>
  )
}

/** The number of problems, which leads to their list unless there are none. */
function Problems({ count, href }: { count: number; href: string }) {
  if (count === 0)
    return (
      <span className={styles.none}>
        <FormattedMessage id="ui.previewBar.none" />
      </span>
    )
  return (
    <Button tone="quiet" size="s" icon="warning" href={href}>
      <FormattedMessage id="ui.previewBar.problems" values={{ count }} />
    </Button>
  )
}
