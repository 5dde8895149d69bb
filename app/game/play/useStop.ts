import { useCallback } from 'react'
import { usePreview } from '#app/content/pageContexts.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { withFlags } from '#app/domain/flags.ts'
import { createLaunchSession, stopLaunch } from '#app/domain/launch/session.ts'
import { withPreview } from '#app/domain/preview.ts'
import { entriesBefore } from '#app/navigation/historyEntries.ts'
import { createModalHistory } from '#app/navigation/modalHistory.ts'
import { usePageNavigation } from '#app/navigation/usePageNavigation.ts'
import { visitQuery } from '#app/platform/flags.ts'
import { hasNewBuild } from '#app/platform/release/buildWatch.ts'
import { useStore, useVisit } from '#app/platform/visit.ts'

/**
 * Leaves the game: back to where it was opened, or to the lobby when it was opened by its address (LCH-07), then with
 * the newest build (UXP-12).
 */
export function useStop(): () => void {
  const visit = useVisit()
  const navigate = usePageNavigation()
  const session = useStore(createLaunchSession)
  const { leaveBack } = useStore(createModalHistory)
  const lobby = withFlags(withPreview(addressOf('lobby'), usePreview()), visitQuery)
  return useCallback(
    () =>
      stopLaunch(session, {
        canGoBack: entriesBefore() > 0,
        back: leaveBack,
        toLobby: () => (hasNewBuild(visit) ? location.replace(lobby) : navigate(lobby, { replace: true })),
      }),
    [visit, session, navigate, leaveBack, lobby],
  )
}
