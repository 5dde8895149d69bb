import { FormattedMessage } from 'react-intl'
import { TableNow } from '#app/live/LiveFacts.tsx'
import { useShownTable } from '#app/live/useShownTable.ts'
import { LiveMessages } from '#app/platform/messages/LiveMessages.tsx'

/** What is known of the seats of a table at this moment, in one short line; nothing until the feed has answered. */
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
