import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Services } from '#app/domain/services.ts'
import { useServices } from '#app/platform/useServices.ts'
import { useAfterFirstInteraction } from '#app/platform/useVisitorPresent.ts'
import { whenIdle } from '#app/platform/whenIdle.ts'
import { PlayerEnd } from './account/AccountArea.tsx'
import { auth } from './session/auth.ts'
import { createTabs } from './session/tabs.ts'
import { wasPlayer } from './session/wasPlayer.ts'

/** Loads the session's code and opens it; if the code cannot be loaded, the visitor stays a guest. */
async function open(services: Services, client: QueryClient, expected: boolean): Promise<void> {
  try {
    const { openSession } = await import('./openSession.ts')
    openSession({ services, client, expected })
  } catch {
    if (auth.getSnapshot().state === 'pending') auth.set({ state: 'guest', guestBy: 'unknown' })
    // While the browser is offline the message cannot load either; the offline bar is shown then.
    if (expected)
      void import('./tell.ts').then(({ tellStartFailure }) => tellStartFailure(client)).catch(() => undefined)
  }
}

/** Updates the guess of the boot script, so that styles keep space for a player or for a guest. */
function markPage(): void {
  const { state } = auth.getSnapshot()
  const { dataset } = document.documentElement
  if (state === 'authenticated') dataset.player = 'here'
  else if (state === 'guest') delete dataset.player
}

/**
 * Opens the session of the tab. If a player was logged in before, at once. Everyone else is a guest until the browser
 * is idle after a first interaction; the login dialog opens the session itself.
 */
export function useSession(): void {
  const services = useServices()
  const client = useQueryClient()
  const stays = useAfterFirstInteraction()

  useEffect(() => auth.subscribe(markPage), [])

  // A tab without an interaction has no session open; an open session listens to the other tabs itself (AUT-13).
  useEffect(
    () => createTabs((news) => void (news === 'login' && open(services, client, false))).close,
    [services, client],
  )

  useEffect(() => {
    if (wasPlayer() || window.aramaCredentials) {
      void open(services, client, true)
      void PlayerEnd.load()
    } else auth.set({ state: 'guest' })
  }, [services, client])

  useEffect(() => {
    if (stays) void whenIdle().then(() => open(services, client, false))
  }, [stays, services, client])
}
