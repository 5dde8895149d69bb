import { Suspense, useState } from 'react'
import { useShell } from '#app/content/shell.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { useStored } from '#app/platform/visit.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { createAccountModal } from './account/accountModal.ts'
import { PlayerMessages } from './messages/PlayerMessages.tsx'
import { PlayerWatch } from './PlayerWatch.tsx'
import { isCheckDue } from './stay/stay.ts'
import { useStay } from './stay/useStay.ts'

// Loaded when the player opens it.
const AccountPanel = lazyPart(() => import('./account/AccountPanel.tsx').then((file) => file.AccountPanel))

// Each is loaded after the player leaves a game for money.
const ReturnCheck = lazyPart(() => import('./stay/ReturnCheck.tsx').then((file) => file.ReturnCheck))
const StaySummary = lazyPart(() => import('./stay/StaySummary.tsx').then((file) => file.StaySummary))

/**
 * Runs the hooks that follow a player, and shows their messages, the summary of their last game and their embedded
 * account (MNU-10). `username` is absent after a logout.
 */
export function PlayerHost({ username }: { username: string | undefined }) {
  const page = useStored(createAccountModal)
  const stay = useStay()
  const { realityCheckMinutes } = useShell().compliance
  const [used, setUsed] = useState(false)
  if (page && !used) setUsed(true)
  const After = stay && isCheckDue(stay, realityCheckMinutes) ? ReturnCheck : StaySummary
  return (
    <>
      <MoreMessages>
        {username !== undefined && <PlayerWatch username={username} />}
        <PlayerMessages />
        <Suspense>{stay && <After key={stay.startedAt} stay={stay} />}</Suspense>
      </MoreMessages>
      <Suspense>{used && <AccountPanel page={page} />}</Suspense>
    </>
  )
}
