import { useIntl } from 'react-intl'
import type { GameListSource } from '#app/api/contract/cms.ts'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { failureOf } from './ownMessages.ts'

type OutdatedListProps = { source: GameListSource; retry: () => void; retrying: boolean }

/** Shows that a player's list is out of date, with a button to load a new one (PER-10). */
export function OutdatedList({ source, retry, retrying }: OutdatedListProps) {
  const { formatMessage } = useIntl()
  const text = formatMessage({ id: 'own.outdated' }, { reason: formatMessage({ id: failureOf(source) }) })
  return <RetryStrip text={text} retrying={retrying} onRetry={retry} />
}
