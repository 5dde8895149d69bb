import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { addressOf } from '#app/domain/addresses.ts'
import { withFlags } from '#app/domain/flags.ts'
import { stopLaunch } from '#app/domain/launch/session.ts'
import { withPreview } from '#app/domain/preview.ts'
import { usePreview } from '#app/lib/Edition.ts'
import { visitQuery } from '#app/lib/flags.ts'
import { isModalEntry } from '#ui/overlay/ModalStack/backEntry.ts'
import { launchSession } from './launchSession.ts'

/** How many entries of this visit lie before the present one. */
const entriesBefore = (): number => Number((history.state as { idx?: unknown } | null)?.idx ?? 0)

/** Leaves the game: back to where it was opened, or to the lobby when it was opened by its address (LCH-07). */
export function useStop(): () => void {
  const navigate = useNavigate()
  const lobby = withFlags(withPreview(addressOf('lobby'), usePreview()), visitQuery)
  return useCallback(
    () =>
      stopLaunch(launchSession, {
        canGoBack: entriesBefore() > 0,
        // What lies over the game has an entry of its own.
        back: () => void navigate(isModalEntry() ? -2 : -1),
        toLobby: () => void navigate(lobby, { replace: true }),
      }),
    [navigate, lobby],
  )
}
