import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Tile } from '#app/api/contract/slices.ts'
import type { LiveTable } from '#app/domain/live/table.ts'
import { LiveMessages } from '#app/platform/messages/LiveMessages.tsx'
import type { GameFacts } from '#ui/game/GameDetails'
import { SeatStrip, type SeatStripProps } from '#ui/game/SeatStrip'
import { useOpeningTime } from './useOpeningTime.ts'
import { useReducedUpdates } from './useReducedUpdates.ts'
import { useShownTable } from './useShownTable.ts'

type LiveFactsProps = {
  tile: Tile
  /** Renders the live facts of the table. */
  children: (facts: GameFacts) => ReactNode
}

/** Live facts of the table in the open details (LIV-03, DET-02). */
export const LiveFacts = (props: LiveFactsProps) => (
  <LiveMessages>
    <Facts {...props} />
  </LiveMessages>
)

/** Whether the table has a free seat, in words. */
export function TableNow({ table, show }: { table: LiveTable } & Pick<SeatStripProps, 'show'>) {
  const { open, seats, opensAt } = table
  const { formatMessage } = useIntl()
  const timeOf = useOpeningTime()
  const still = useReducedUpdates()
  const time = opensAt && timeOf(opensAt)
  if (open && seats) return <SeatStrip seats={seats} still={still} show={show} />
  if (open) return formatMessage({ id: 'ui.liveTile.open' })
  return [
    formatMessage({ id: 'ui.liveTile.closed' }),
    ...(time ? [formatMessage({ id: 'ui.liveTile.back' }, { time })] : []),
  ].join('. ')
}

/** Messages for a table without data. */
const unknown = { pending: 'live.fact.pending', failed: 'live.fact.failed' } as const

function Facts({ tile, children }: LiveFactsProps) {
  const { formatMessage, formatTime } = useIntl()
  const now = useShownTable(tile.code)
  if (now.state !== 'known') {
    const word = formatMessage({ id: unknown[now.state] })
    return children({ dealer: word, table: word })
  }
  const { table, since } = now.value
  if (!table) return children({})
  const { dealer, limits } = table
  const late = now.outdated && formatMessage({ id: 'live.fact.since' }, { time: formatTime(since) })
  return children({
    ...(dealer && { dealer }),
    ...(limits && { bet: limits }),
    table: (
      <>
        <TableNow table={table} />
        {late && ` (${late})`}
      </>
    ),
  })
}
