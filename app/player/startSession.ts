import { useEffect } from 'react'
import { frameDrawn } from '#app/api/yieldToMain.ts'
import type { Services } from '#app/domain/services.ts'
import { createPrivateWords } from '#app/platform/errors/privateWords.ts'
import { useAfterFirstInteraction } from '#app/platform/useFirstInteraction.ts'
import { useServices } from '#app/platform/useServices.ts'
import { storeOf, useVisit, type Visit } from '#app/platform/visit.ts'
import { whenIdle } from '#app/platform/whenIdle.ts'
import { HeaderPlayerArea } from './account/AccountArea.tsx'
import { createAuth } from './session/auth.ts'
import { createTabs } from './session/tabs.ts'
import { wasPlayer } from './session/wasPlayer.ts'

/** Loads the session's code and opens it; if the code cannot be loaded, the visitor stays a guest. */
async function open(visit: Visit, services: Services, expected: boolean): Promise<void> {
  try {
    const { openSession } = await import('./openSession.ts')
    openSession(visit, { services, expected })
  } catch {
    const auth = storeOf(visit, createAuth)
    if (auth.getSnapshot().state === 'pending') auth.set({ state: 'guest', guestBy: 'unknown' })
    // While the browser is offline the message cannot load either; the offline bar is shown then.
    if (expected)
      void import('./sessionNotices.ts')
        .then(({ showStartFailure }) => showStartFailure(visit))
        .catch(() => undefined)
  }
}

/**
 * Updates the guess of the boot script, so that styles keep space for a player or for a guest. After a login the header is
 * drawn first, since a slow phone needs a quarter of a second for the new layout of the page.
 */
async function markPage({ getSnapshot }: ReturnType<typeof createAuth>): Promise<void> {
  const { dataset } = document.documentElement
  if (getSnapshot().state === 'authenticated' && !('player' in dataset)) await frameDrawn()
  const { state } = getSnapshot()
  if (state === 'authenticated') dataset.player = 'here'
  else if (state === 'guest') delete dataset.player
}

/**
 * Opens the session of the tab. If a player was logged in before, at once. Everyone else is a guest until the browser
 * is idle after a first interaction; the login dialog opens the session itself.
 */
export function useSession(): void {
  const services = useServices()
  const visit = useVisit()
  const stays = useAfterFirstInteraction()

  useEffect(() => {
    const auth = storeOf(visit, createAuth)
    return auth.subscribe(() => {
      void markPage(auth)
      const { player } = auth.getSnapshot()
      if (player) storeOf(visit, createPrivateWords).add([player.username])
    })
  }, [visit])

  // Without an interaction the session is not open; an open session listens to the other tabs itself (AUT-13).
  useEffect(
    () => createTabs((news) => void (news === 'login' && open(visit, services, false))).close,
    [visit, services],
  )

  useEffect(() => {
    if (wasPlayer() || window.aramaCredentials) {
      void open(visit, services, true)
      void HeaderPlayerArea.load()
    } else storeOf(visit, createAuth).set({ state: 'guest' })
  }, [visit, services])

  useEffect(() => {
    if (stays) void whenIdle().then(() => open(visit, services, false))
  }, [stays, visit, services])
}
