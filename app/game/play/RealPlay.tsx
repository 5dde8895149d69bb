import { Suspense, useEffect, useState } from 'react'
import { isPlayOpen } from '#app/domain/selfExclusion.ts'
import { useNow } from '#app/platform/useNow.ts'
import { useStore, useStored, useVisit } from '#app/platform/visit.ts'
import { refreshBalance, useBalance, useBalanceHidden } from '#app/player/data/balance.ts'
import { useSelfExcluded } from '#app/player/data/exclusion.ts'
import { playerToken } from '#app/player/data/playerToken.ts'
import { useAuth } from '#app/player/session/auth.ts'
import { createRunningStay, createStay, MINUTE } from '#app/player/stay/stay.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { PlayPage } from './PlayPage.tsx'
import { useStop } from './useStop.ts'

// Loaded with the first reality check.
const RealityDialog = lazyPart(() =>
  import('#app/player/stay/RealityDialog.tsx').then((file) => file.RealityDialog),
)

// Loaded when a session ends during a game.
const EndedDialog = lazyPart(() => import('./EndedDialog.tsx').then((file) => file.EndedDialog))

/** Stores the player's balance with the stay, because the end of the session clears the cache. */
function useRecordMoney(isRunning: boolean, last: number | undefined): void {
  const masked = useBalanceHidden()
  const { noteMoney } = useStore(createStay)
  const { player } = useAuth()
  const isNoted = isRunning && player !== undefined && last !== undefined
  useEffect(() => {
    if (isNoted) noteMoney({ last, masked })
  }, [isNoted, noteMoney, last, masked])
}

/** Whether a player who may play is logged in; until then a dialog covers the game. */
function useMayContinue(): boolean {
  const { player } = useAuth()
  return isPlayOpen(useSelfExcluded().fact) && player !== undefined
}

/** A game for money: the player's token, the clock of the stay and a balance that follows the game (LCH-06, CPL-05). */
export function RealPlay({ slice, checkMinutes }: { slice: string; checkMinutes: number | undefined }) {
  const visit = useVisit()
  const own = useStore(createStay)
  const { fact } = useBalance()
  const balance = fact.state === 'known' ? fact.value : undefined
  const stop = useStop()
  const stay = useStored(createRunningStay)
  const [continued, setContinued] = useState(0)
  const now = useNow(MINUTE / 4)
  const mayGoOn = useMayContinue()
  const masked = useBalanceHidden()
  useRecordMoney(stay !== undefined, balance)
  useEffect(() => own.end, [own])

  const due = (stay?.startedAt ?? now) + (continued + 1) * (checkMinutes ?? 0) * MINUTE
  const checking = mayGoOn && checkMinutes !== undefined && now >= due

  return (
    <PlayPage
      slice={slice}
      mode="real"
      real={{
        token: () => playerToken(visit),
        onStart: () => own.begin(balance),
        onLeave: () => own.leaveForGame(balance),
        onBalance: () => void refreshBalance(visit),
        ...(stay && { session: { startedAt: stay.startedAt, now } }),
        over: (
          <Suspense>
            {!mayGoOn && <EndedDialog balance={stay?.last} masked={stay?.masked ?? true} onEnd={stop} />}
            {stay && checking && (
              <RealityDialog
                minutes={Math.floor((now - stay.startedAt) / MINUTE)}
                entry={stay.entry}
                money={fact}
                masked={masked}
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
