import { FormattedMessage } from 'react-intl'
import { TableNow } from '#app/live/LiveFacts.tsx'
import { useShownTable } from '#app/live/useShownTable.ts'
import { LiveMessages } from '#app/platform/messages/LiveMessages.tsx'

/** The current seats of a table in one short line; empty until the feed has data. */
export const TableSeats = (props: { code: string }) => (
  <LiveMessages>
    <Seats {...props} />
  </LiveMessages>
)

function Seats({ code }: { code: string }) {
  const now = useShownTable(code)
  if (now.state === 'failed') return <FormattedMessage id="live.seats.failed" />
  if (now.state === 'pending' || !now.value.table) return null
  return <TableNow table={now.value.table} show="words" />
}
