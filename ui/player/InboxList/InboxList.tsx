import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Icon, type IconName } from '#ui/media/Icon'
import styles from './InboxList.module.css'

export type InboxNotice = {
  id: string
  icon: IconName
  title: string
  /** When it came, in words: „acum 5 minute”. */
  when: string
  /** Whether the visitor has not seen it. */
  isNew: boolean
  /** Called to open it; missing if the row says everything. */
  onOpen?: () => void
}

export type InboxListProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The latest first. */
  notices: readonly InboxNotice[]
}

/** Notifications of a visit, for a drawer. */
export function InboxList({ notices, className, ...rest }: InboxListProps) {
  const { formatMessage } = useIntl()
  if (notices.length === 0)
    return (
      <EmptyState
        icon="bell"
        title={formatMessage({ id: 'ui.inboxList.empty' })}
        text={formatMessage({ id: 'ui.inboxList.emptyText' })}
      />
    )
  return (
    <div {...rest} className={clsx(styles.inbox, className)}>
      <ul className={styles.notices}>
        {notices.map((notice) => (
          <li key={notice.id}>
            <Row {...notice} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Row({ icon, title, when, isNew, onOpen }: InboxNotice) {
  const content = (
    <>
      <span className={styles.plate}>
        <Icon name={icon} size={24} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>{' '}
        <span className={styles.when}>
          {isNew && (
            <strong className={styles.new}>
              <FormattedMessage id="ui.inboxList.new" />
            </strong>
          )}{' '}
          {when}
        </span>
      </span>
    </>
  )
  if (!onOpen) return <div className={styles.notice}>{content}</div>
  return (
    <button className={styles.notice} type="button" data-opens onClick={onOpen}>
      {content}
      <Icon className={styles.arrow} name="caret-right-bold" size={16} />
    </button>
  )
}
