import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { SearchGroup } from './searchOption.ts'

export type SearchState = {
  value: string
  loading?: boolean
  groups: readonly SearchGroup[]
  /** Number of shown recommended games. */
  recommended?: number
}

/** Number of initial recommendations, which are not announced. */
const INITIAL_RECOMMENDED = 5

/** The state of the panel as text for screen readers. */
export function useSearchStatus({ value, loading, groups, recommended = 0 }: SearchState): string {
  const { formatMessage } = useIntl()
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const shown = groups.reduce((sum, { options }) => sum + options.length, 0)

  const idle = value.trim() === ''
  const [searched, noteSearch] = useState(!idle)
  if (!idle && !searched) noteSearch(true)

  if (idle) {
    if (recommended > INITIAL_RECOMMENDED)
      return formatMessage({ id: 'ui.searchPanel.shown' }, { shown: recommended })
    return searched && !loading ? formatMessage({ id: 'ui.searchPanel.cleared' }, { count: recommended }) : ''
  }
  if (shown === 0) {
    return loading
      ? formatMessage({ id: 'ui.searchPanel.loading' })
      : formatMessage({ id: 'ui.searchPanel.empty' }, { text: value })
  }
  const results = formatMessage({ id: 'ui.searchPanel.results' }, { count: total })
  return shown < total ? formatMessage({ id: 'ui.searchPanel.resultsShown' }, { results, shown }) : results
}
