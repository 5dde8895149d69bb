import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { addressOf } from '#app/domain/addresses.ts'
import { withFlags } from '#app/domain/flags.ts'
import { MoreWords } from '#app/i18n/MoreWords.tsx'
import { visitQuery } from '#app/lib/flags.ts'
import { PageModals } from '#app/panels/PageModals.tsx'
import { refreshBalance, useBalance, useBalanceHidden } from '#app/queries/player/balance.ts'
import { type EndedStay, endedStay } from '#app/queries/player/stay.ts'
import { Dialog } from '#ui/overlay/Dialog'
import { isModalEntry, whileNavigating } from '#ui/overlay/ModalStack/backEntry.ts'
import { SessionSummary } from '#ui/player/SessionSummary'

const MINUTE = 60_000

const forget = () => endedStay.set(undefined)

/** How long a stay at a game took and what it changed, once after it (UXP-18). */
export const StaySummary = ({ stay }: { stay: EndedStay }) => (
  <MoreWords>
    <PageModals>
      <Summary stay={stay} />
    </PageModals>
  </MoreWords>
)

/** The balance after the last round; the gateway knows. */
function useSettledBalance(): number | undefined {
  const client = useQueryClient()
  const [settled, setSettled] = useState(false)
  const balance = useBalance()
  useEffect(() => void refreshBalance(client).then(() => setSettled(true)), [client])
  return settled ? balance : undefined
}

function Summary({ stay: { startedAt, endedAt, entry } }: { stay: EndedStay }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const masked = useBalanceHidden() ?? true
  const balance = useSettledBalance()
  const minutes = Math.floor((endedAt - startedAt) / MINUTE)
  const change = balance === undefined ? 0 : Math.round((balance - (entry ?? balance)) * 100) / 100
  // Who only looked in has nothing to be told.
  const isWorth = minutes > 0 || change !== 0
  useEffect(() => {
    if (balance !== undefined && !isWorth) forget()
  }, [balance, isWorth])

  function leadTo(address: string) {
    // The page that is chosen takes the place of the dialog in the history.
    whileNavigating(navigate(withFlags(address, visitQuery), { replace: isModalEntry() }))
    forget()
  }

  return (
    <Dialog
      open={balance !== undefined && isWorth}
      kind="message"
      title={formatMessage({ id: 'play.left' })}
      onClose={forget}
    >
      <SessionSummary
        minutes={minutes}
        change={change}
        masked={masked}
        onPause={() => leadTo(addressOf('page-slug', { slug: 'joc-responsabil' }))}
        onLobby={() => leadTo(addressOf('lobby'))}
      />
    </Dialog>
  )
}
