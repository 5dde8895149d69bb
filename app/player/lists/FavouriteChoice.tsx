import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { knownOf } from '#app/domain/known.ts'
import { Checkbox } from '#ui/controls/Checkbox'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { favouritesQuery } from '../data/playerQueries.ts'
import { useFavourite } from '../favourites/useFavourite.ts'

/** Checkbox for the favourites: disabled while they load, and replaced by a retry after a failure. */
export function FavouriteChoice({ code }: { code: string }) {
  const { formatMessage } = useIntl()
  const query = useQuery(favouritesQuery)
  // During a retry the fact stays failed, so that its button keeps its place.
  const wasRefused = query.data === undefined && query.errorUpdateCount > 0
  const fact = knownOf({ data: query.data, isError: query.isError || wasRefused })
  const { on, pending, onToggle } = useFavourite(code)
  if (fact.state === 'failed')
    return (
      <RetryStrip
        text={formatMessage({ id: 'errors.failed-to-fetch-favorites' })}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  return (
    <Checkbox
      label={formatMessage({ id: 'lists.favourites' })}
      {...(fact.state === 'known' && { count: fact.value.favoriteGames.length })}
      checked={on}
      disabled={pending || fact.state === 'pending'}
      reason={formatMessage({ id: 'lists.wait' })}
      onCheckedChange={onToggle}
    />
  )
}
