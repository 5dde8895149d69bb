import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { addressOf } from '#app/domain/addresses.ts'
import { withFlags } from '#app/domain/flags.ts'
import { failed, type Known, known, pending } from '#app/domain/known.ts'
import { useEntryWhile } from '#app/navigation/modalEntry.ts'
import { PageModals } from '#app/navigation/PageModals.tsx'
import { usePageNavigation } from '#app/navigation/usePageNavigation.ts'
import { visitQuery } from '#app/platform/flags.ts'
import { useInterruption } from '#app/platform/interruptions/useInterruptions.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { useStore, useVisit } from '#app/platform/visit.ts'
import { Dialog } from '#ui/overlay/Dialog'
import { SessionSummary } from '#ui/player/SessionSummary'
import { refreshBalance, useBalanceHidden } from '../data/balance.ts'
import { useAuth } from '../session/auth.ts'
import { createEndedStay, type EndedStay } from './stay.ts'

const MINUTE = 60_000

/** How long a stay at a game took and what it changed, once after it (UXP-18). */
export const StaySummary = ({ stay }: { stay: EndedStay }) => (
  <MoreMessages>
    <PageModals>
      <Summary stay={stay} />
    </PageModals>
  </MoreMessages>
)

/** Balance after the last round: from the gateway, or the last known one if the session has ended. */
function useMoneyAfter({ last }: EndedStay): Known<number> {
  const visit = useVisit()
  const isPlayer = useAuth().player !== undefined
  const [settled, setSettled] = useState<Known<number>>(pending)
  useEffect(() => {
    if (isPlayer) void refreshBalance(visit).then(setSettled)
  }, [visit, isPlayer])
  if (isPlayer) return settled
  return last === undefined ? failed : known(last)
}

/** What a stay has added to the balance, in lei; unknown where one of both sums is. */
function changeOf(entry: number | undefined, money: Known<number>): number | undefined {
  if (money.state !== 'known' || entry === undefined) return undefined
  return Math.round((money.value - entry) * 100) / 100
}

function Summary({ stay }: { stay: EndedStay }) {
  const { formatMessage } = useIntl()
  const navigate = usePageNavigation()
  const ended = useStore(createEndedStay)
  const forget = useCallback(() => ended.set(undefined), [ended])
  const { startedAt, endedAt, entry, away } = stay
  const hidden = useBalanceHidden()
  const masked = useAuth().player ? hidden : (stay.masked ?? true)
  const money = useMoneyAfter(stay)
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

  function leadTo(address: string) {
    navigate(withFlags(address, visitQuery))
    forget()
  }

  return (
    <Dialog open={open} kind="message" title={title} onClose={forget}>
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
