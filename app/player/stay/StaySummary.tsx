import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { addressOf } from '#app/domain/addresses.ts'
import type { Known } from '#app/domain/known.ts'
import { useEntryWhile } from '#app/navigation/modalEntry.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { PageModals } from '#app/navigation/PageModals.tsx'
import { useInterruption } from '#app/platform/interruptions/useInterruptions.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { Dialog } from '#ui/overlay/Dialog'
import { SessionSummary } from '#ui/player/SessionSummary'
import { type EndedStay, MINUTE } from './stay.ts'
import { useAfterStay } from './useAfterStay.ts'

/** How long a stay at a game took and what it changed, once after it (UXP-18). */
export const StaySummary = ({ stay }: { stay: EndedStay }) => (
  <MoreMessages>
    <PageModals>
      <Summary stay={stay} />
    </PageModals>
  </MoreMessages>
)

/** Change of the balance during a stay, in lei; undefined if either balance is unknown. */
function changeOf(entry: number | undefined, money: Known<number>): number | undefined {
  if (money.state !== 'known' || entry === undefined) return undefined
  return Math.round((money.value - entry) * 100) / 100
}

function Summary({ stay }: { stay: EndedStay }) {
  const { formatMessage } = useIntl()
  const { startedAt, endedAt, entry, away } = stay
  const { money, masked, forget, leadTo } = useAfterStay(stay)
  const settled = money.state !== 'pending'
  const minutes = Math.floor((endedAt - startedAt) / MINUTE)
  const change = changeOf(entry, money)
  // A stay under a minute without a change of the balance needs no summary.
  const isWorth = minutes > 0 || change !== 0
  useEffect(() => {
    if (settled && !isWorth) forget()
  }, [settled, isWorth, forget])

  const ready = settled && isWorth
  const title = formatMessage({ id: away ? 'play.returned' : 'play.left' })
  const open = useInterruption(ready, { id: `stay-${startedAt}`, kind: 'stay-summary', title })
  useEntryWhile(open, 'stay-summary', forget)

  return (
    <Dialog open={open} priority={modalPriorities.message} title={title} onClose={forget}>
      <SessionSummary
        minutes={minutes}
        {...(change !== undefined && { change })}
        masked={masked}
        onPause={() => leadTo(addressOf('page-slug', { slug: 'joc-responsabil' }))}
        onLobby={() => leadTo(addressOf('lobby'))}
      />
    </Dialog>
  )
}
