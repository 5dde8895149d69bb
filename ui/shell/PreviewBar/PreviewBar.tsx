import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '#ui/foundation/Link'
import styles from './PreviewBar.module.css'

export type PreviewBarProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Address of the published page. */
  exitHref: string
}

/** Marks every preview page as a draft, with a link to leave it. */
export function PreviewBar({ exitHref, className, ...rest }: PreviewBarProps) {
  const { formatMessage } = useIntl()
  return (
    <section
      {...rest}
      className={clsx(styles.bar, className)}
      aria-label={formatMessage({ id: 'ui.previewBar.label' })}
    >
      <strong className={styles.word}>
        <FormattedMessage id="ui.previewBar.draft" />
      </strong>
      <span className={styles.note}>
        <FormattedMessage id="ui.previewBar.note" />
      </span>
      <Link className={styles.exit} href={exitHref}>
        <FormattedMessage id="ui.previewBar.exit" />
      </Link>
    </section>
  )
}
