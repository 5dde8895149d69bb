import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { MoreWords } from '#app/i18n/MoreWords.tsx'
import { whenConnected } from '#ui/foundation/whenConnected.ts'
import { accountModal } from './accountModal.ts'
import { PlayerWatch } from './PlayerWatch.tsx'

// Comes when a player opens it.
const AccountPanel = lazy(() =>
  whenConnected(() => import('./AccountPanel.tsx')).then((file) => ({ default: file.AccountPanel })),
)

/** What follows a player, and their embedded account (MNU-10). `username` is absent when they have left. */
export function PlayerHost({ username }: { username: string | undefined }) {
  const page = useSyncExternalStore(accountModal.subscribe, accountModal.getSnapshot, () => undefined)
  const [used, setUsed] = useState(false)
  if (page && !used) setUsed(true)
  return (
    <>
      {username !== undefined && (
        <MoreWords>
          <PlayerWatch username={username} />
        </MoreWords>
      )}
      <Suspense>{used && <AccountPanel page={page} />}</Suspense>
    </>
  )
}
