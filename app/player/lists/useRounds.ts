import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { knownOf } from '#app/domain/known.ts'
import { type ListOrder, ORDER } from '#app/domain/listOrder.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { gameResultsQuery } from '../data/gameQueries.ts'
import { useAuth } from '../session/auth.ts'

const ofRounds = (order: string | null | undefined) => order === 'played' || order === 'won'

/** The player's last rounds, once an order of the page needs them; a guest has none. */
export function useRounds(remembered: ListOrder | undefined) {
  const { formatMessage } = useIntl()
  const { player } = useAuth()
  const order = new URLSearchParams(usePageLocation().search).get(ORDER) ?? remembered
  const query = useQuery({ ...gameResultsQuery, enabled: player !== undefined && ofRounds(order) })
  // During a retry the fact stays failed, so that its button keeps its place.
  const wasRefused = query.data === undefined && query.errorUpdateCount > 0
  const fact = knownOf({ data: query.data, isError: query.isError || wasRefused })
  return {
    hasRounds: player !== undefined,
    rounds: fact.state === 'known' ? fact.value : undefined,
    unknown: (shown: ListOrder) =>
      ofRounds(shown) && fact.state === 'failed'
        ? {
            text: formatMessage({ id: 'errors.failed-to-fetch-recent-game-results' }),
            retrying: query.isFetching,
            retry: () => void query.refetch(),
          }
        : undefined,
    note: (shown: ListOrder) =>
      ofRounds(shown) && fact.state === 'known' ? formatMessage({ id: 'lists.rounds' }) : undefined,
  }
}
