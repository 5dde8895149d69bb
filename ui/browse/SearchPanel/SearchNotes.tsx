import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Skeleton } from '#ui/feedback/Skeleton'
import styles from './SearchPanel.module.css'
import rows from './SearchRow.module.css'

type NothingProps = { text: string; suggestion?: string; onSearch: (term: string) => void }

/** Shows that a term has no results, with a suggestion. */
export function Nothing({ text, suggestion, onSearch }: NothingProps) {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      icon="magnifying-glass"
      title={formatMessage({ id: 'ui.searchPanel.empty' }, { text })}
      text={<FormattedMessage id="ui.searchPanel.emptyText" />}
      action={
        suggestion && (
          <Button onClick={() => onSearch(suggestion)}>
            <FormattedMessage id="ui.searchPanel.suggestion" values={{ text: suggestion }} />
          </Button>
        )
      }
    />
  )
}

const places = [1, 2, 3, 4, 5]

/** Placeholders of popular providers. */
export function WaitingProviders() {
  return (
    <div className={styles.section}>
      <Skeleton className={styles.waitHeading} shape="line" />
      <div className={styles.providers}>
        {places.map((place) => (
          <Skeleton key={place} className={styles.waitPlate} />
        ))}
      </div>
    </div>
  )
}

/** Placeholders of the first games. */
export function Waiting() {
  return (
    <div className={styles.section}>
      <Skeleton className={styles.waitHeading} shape="line" />
      {places.map((place) => (
        <div key={place} className={rows.row}>
          <Skeleton className={rows.art} />
          <span className={styles.waitWords}>
            <Skeleton className={styles.waitName} shape="line" />
            <Skeleton className={styles.waitFacts} shape="line" />
          </span>
        </div>
      ))}
    </div>
  )
}

/** The keyboard shortcuts of the panel, on devices with a keyboard. */
export function Keys() {
  return (
    <p className={styles.keys}>
      <span>
        <kbd className={styles.key}>↑</kbd> <kbd className={styles.key}>↓</kbd>{' '}
        <FormattedMessage id="ui.searchPanel.keyMove" />
      </span>
      <span>
        <kbd className={styles.key}>Enter</kbd> <FormattedMessage id="ui.searchPanel.keyOpen" />
      </span>
      <span>
        <kbd className={styles.key}>Shift Enter</kbd> <FormattedMessage id="ui.searchPanel.keyPlay" />
      </span>
    </p>
  )
}
