import { createContext, useCallback, useContext } from 'react'
import { useIntl } from 'react-intl'

/** Unit of counts: games, or tables in the live casino. */
export const Counted = createContext<'games' | 'tables'>('games')

/** Formats a count with the noun of the page; `of` is for messages that select their text by it. */
export function useCount() {
  const { formatMessage } = useIntl()
  const of = useContext(Counted)
  const count = useCallback(
    (count: number): string => formatMessage({ id: of === 'tables' ? 'ui.tables' : 'ui.games' }, { count }),
    [formatMessage, of],
  )
  return { of, count }
}
