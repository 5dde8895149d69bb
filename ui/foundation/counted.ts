import { createContext, useCallback, useContext } from 'react'
import { useIntl } from 'react-intl'

/** What lists are counted in: games, or in the live casino tables. */
export const Counted = createContext<'games' | 'tables'>('games')

/** How many there are, with the noun of the page; `of` is for texts that choose their words by it. */
export function useCount() {
  const { formatMessage } = useIntl()
  const of = useContext(Counted)
  const count = useCallback(
    (count: number): string => formatMessage({ id: of === 'tables' ? 'ui.tables' : 'ui.games' }, { count }),
    [formatMessage, of],
  )
  return { of, count }
}
