import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useNow } from '#app/lib/useNow.ts'
import { refreshBalance, useBalance } from '#app/queries/player/balance.ts'
import { playerToken } from '#app/queries/player/playerToken.ts'
import { beginStay, endStay, runningStay } from '#app/queries/player/stay.ts'
import { whenConnected } from '#ui/foundation/whenConnected.ts'
import { PlayPage } from './PlayPage.tsx'
import { useStop } from './useStop.ts'

// Comes with the first minute that is long enough.
const RealityDialog = lazy(() =>
  whenConnected(() => import('./RealityDialog.tsx')).then((file) => ({ default: file.RealityDialog })),
)

const MINUTE = 60_000

/** A game for money: the player's token, the clock of the stay, the balance that follows the game (LCH-06, CPL-05). */
export function RealPlay({ slice, checkMinutes }: { slice: string; checkMinutes: number | undefined }) {
  const client = useQueryClient()
  const balance = useBalance()
  const stop = useStop()
  const stay = useSyncExternalStore(runningStay.subscribe, runningStay.getSnapshot, () => undefined)
  const [continued, setContinued] = useState(0)
  const now = useNow(MINUTE / 4)
  useEffect(() => endStay, [])

  const due = (stay?.startedAt ?? now) + (continued + 1) * (checkMinutes ?? 0) * MINUTE
  const checking = stay !== undefined && checkMinutes !== undefined && now >= due

  return (
    <PlayPage
      slice={slice}
      mode="real"
      real={{
        token: () => playerToken(client),
        onStart: () => beginStay(balance),
        onBalance: () => void refreshBalance(client),
        ...(stay && { session: { startedAt: stay.startedAt, now } }),
        over: (
          <Suspense>
            {stay && checking && (
              <RealityDialog
                minutes={Math.floor((now - stay.startedAt) / MINUTE)}
                entry={stay.entry}
                onPause={stop}
                onContinue={() => setContinued(Math.floor((now - stay.startedAt) / (checkMinutes * MINUTE)))}
              />
            )}
          </Suspense>
        ),
      }}
    />
  )
}
