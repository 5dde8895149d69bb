import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import type { Tile } from '#app/api/contract/slices.ts'
import { hasRoom, type LiveTable } from '#app/domain/live/table.ts'
import { LiveWords } from '#app/i18n/LiveWords.tsx'
import { useServices } from '#app/lib/useServices.ts'
import { Button } from '#ui/controls/Button'
import type { GameFacts } from '#ui/game/GameDetails'
import { SeatStrip } from '#ui/game/SeatStrip'
import { followTable, liveTables } from './liveFeed.ts'
import { useCalm } from './useCalm.ts'
import { useTimeOf } from './useTimeOf.ts'
import { useWatch } from './useWatch.ts'

type LiveFactsProps = {
  tile: Tile
  /** Draws what the feed says of the table now, and the way to be told of room at it. */
  children: (facts: GameFacts, watch: ReactNode) => ReactNode
}

/** What the feed says of the table whose details are open (LIV-03, DET-02). */
export const LiveFacts = (props: LiveFactsProps) => (
  <LiveWords>
    <Facts {...props} />
  </LiveWords>
)

/** The table `code`, followed as long as it is shown. */
function useShownTable(code: string): LiveTable | undefined {
  const { hub } = useServices()
  const subscribe = useCallback(
    (listener: () => void) => (hub ? followTable(code, hub, listener) : () => {}),
    [code, hub],
  )
  return useSyncExternalStore(
    subscribe,
    () => liveTables.get(code),
    () => undefined,
  )
}

/** Whether one can sit down now, in words. */
function TableNow({ table: { open, seats, opensAt } }: { table: LiveTable }) {
  const { formatMessage } = useIntl()
  const timeOf = useTimeOf()
  const still = useCalm()
  const time = opensAt && timeOf(opensAt)
  if (open && seats) return <SeatStrip seats={seats} still={still} />
  if (open) return formatMessage({ id: 'ui.liveTile.open' })
  return [
    formatMessage({ id: 'ui.liveTile.closed' }),
    ...(time ? [formatMessage({ id: 'ui.liveTile.back' }, { time })] : []),
  ].join('. ')
}

function Facts({ tile, children }: LiveFactsProps) {
  const { formatMessage } = useIntl()
  const table = useShownTable(tile.code)
  const { on, onWatch } = useWatch(tile)
  if (!table) return children({}, null)
  const { dealer, limits } = table
  const waits = onWatch && (on || !hasRoom(table))
  return children(
    { ...(dealer && { dealer }), ...(limits && { bet: limits }), table: <TableNow table={table} /> },
    waits && (
      <Button tone="outline" onClick={onWatch}>
        {formatMessage({ id: on ? 'ui.liveTile.watched' : 'ui.liveTile.watch' })}
      </Button>
    ),
  )
}
