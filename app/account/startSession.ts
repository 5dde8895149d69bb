import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Services } from '#app/domain/services.ts'
import { useServices } from '#app/lib/useServices.ts'
import { useAfterFirstInteraction } from '#app/lib/useVisitorPresent.ts'
import { whenIdle } from '#app/lib/whenIdle.ts'
import { auth } from '#app/session/auth.ts'
import { createTabs } from '#app/session/tabs.ts'
import { wasPlayer } from '#app/session/wasPlayer.ts'
import { PlayerEnd } from './AccountArea.tsx'

/** Opens the session; without its code nobody can come in. */
async function open(services: Services, client: QueryClient, expected: boolean): Promise<void> {
  try {
    const { openSession } = await import('./openSession.ts')
    openSession({ services, client, expected })
  } catch {
    if (auth.getSnapshot().state === 'pending') auth.set({ state: 'guest', guestBy: 'unknown' })
    // Without a connection its words cannot come either; the bar that says so stands there then.
    if (expected)
      void import('./tell.ts').then(({ tellStartFailure }) => tellStartFailure()).catch(() => undefined)
  }
}

/** What the boot script has guessed is known now: styles keep a player's room, or none. */
function markPage(): void {
  const { state } = auth.getSnapshot()
  const { dataset } = document.documentElement
  if (state === 'authenticated') dataset.player = 'here'
  else if (state === 'guest') delete dataset.player
}

/**
 * Finds out who is here. Where somebody was logged in before, that is asked at once. Everyone else is a guest until
 * there is time to ask whether they came in on another site; the login dialog opens the session itself.
 */
export function useSession(): void {
  const services = useServices()
  const client = useQueryClient()
  const stays = useAfterFirstInteraction()

  useEffect(() => auth.subscribe(markPage), [])

  // A tab that nobody has touched has no session open; one that has hears the news itself (AUT-13).
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
