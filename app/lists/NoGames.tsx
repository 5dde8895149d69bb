import { useIntl } from 'react-intl'
import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import { without } from '#app/domain/filters/parts.ts'
import type { Reach } from '#app/domain/filters/reach.ts'
import type { Change, FilterStore, Filters } from '#app/domain/filters/store.ts'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { useCount } from '#ui/foundation/counted.ts'
import { useBestRemoval } from './filters/useBestRemoval.ts'

type NoGamesProps = {
  index: FilterIndex
  reach: Reach
  store: FilterStore
  filters: Filters
  onApply: (change: Change) => void
}

/** Shown when the filters match no game; names the one whose removal gives most games (UXP-03). */
export function NoGames({ index, reach, store, filters, onApply }: NoGamesProps) {
  const { formatMessage } = useIntl()
  const counted = useCount()
  const best = useBestRemoval(index, reach, filters.applied, filters.overrides)
  return (
    <EmptyState
      icon="funnel"
      title={formatMessage({ id: 'list.none' }, { of: counted.of })}
      text={
        best &&
        formatMessage({ id: 'list.without' }, { filter: best.label, games: counted.count(best.count) })
      }
      action={
        best ? (
          <Button onClick={() => onApply((state) => without(state, best.part))}>
            {formatMessage({ id: 'list.remove' }, { filter: best.label })}
          </Button>
        ) : (
          <Button onClick={store.clear}>{formatMessage({ id: 'list.clear' })}</Button>
        )
      }
    />
  )
}
