import type { QueryClient } from '@tanstack/react-query'
import type { Services } from '#app/domain/services.ts'
import { followFavourites } from '#app/favourites/followFavourites.ts'
import { noteFailure } from '#app/integrations/failures.ts'
import { visitFlags } from '#app/lib/flags.ts'
import { sayToWindow } from '#app/lib/sayToWindow.ts'
import { frameDrawn } from '#app/lib/yieldToMain.ts'
import { takeCredentials } from '#app/platform/firstView/credentials.ts'
import { refreshVisibility } from '#app/queries/player/balance.ts'
import { forgetPlayer, loadPlayer } from '#app/queries/player/loadPlayer.ts'
import { forgetPersonalised } from '#app/queries/player/personalised.ts'
import { auth } from '#app/session/auth.ts'
import { connect } from '#app/session/connection.ts'
import { lastKeepAlive } from '#app/session/cookies.ts'
import { startKeepAlive } from '#app/session/keepAlive.ts'
import { listenOutside } from '#app/session/outside.ts'
import type { Player } from '#app/session/results.ts'
import { createSession, type SessionPorts } from '#app/session/session.ts'
import { createTabs } from '#app/session/tabs.ts'
import { createNotificationFollower } from './notificationFollower.ts'
import { originsOf } from './originsOf.ts'
import { createPlayerServices } from './playerServices.ts'
import { tellLoadFailure, tellLost, tellRefusal, tellStartFailure } from './tell.ts'

export type OpenOptions = {
  services: Services
  client: QueryClient
  /** Whether somebody was logged in here before: then nothing is said of a guest until that is known. */
  expected: boolean
}

/** Sent to the window when somebody has logged in, and when they have left (S1 4.1). */
const ENTERED = 'player-logged-in'
const LEFT = 'player-logged-out'

type Parts = ReturnType<typeof createPlayerServices> & {
  client: QueryClient
  services: Services
  /** Finds out anew who is here (KEP-02). */
  renew: () => void
}

/** What happens when somebody comes and when they leave. */
function comingAndGoing({ gateway, platform, client, services, renew }: Parts) {
  let stopKeepAlive = () => {}
  /** Counts who comes and goes: nothing is loaded for somebody who has left. */
  let visits = 0
  const follower = createNotificationFollower({
    client,
    address: services.notifications,
    native: visitFlags.native,
    renew,
  })

  function load(player: Player, again: boolean): void {
    loadPlayer(client, player, {
      native: visitFlags.native,
      again,
      onFailure: (label, error) => {
        noteFailure(label, error)
        tellLoadFailure(label)
      },
    })
    follower.enter(player)
    if (!again) sayToWindow(ENTERED)
  }

  const keepAliveOf =
    ({ byApp }: Player) =>
    async (millis: number): Promise<void> => {
      const query = { millisFromLastAction: String(millis) }
      const calls = [gateway.ask('keepAlive', { query }), ...(byApp ? [] : [platform.keepAlive(undefined)])]
      const answers = await Promise.all(calls)
      if (answers.some(({ errorCode }) => errorCode !== 0)) throw new Error('keep-alive was refused')
    }

  return {
    enter(player, again) {
      stopKeepAlive()
      gateway.beginSession()
      lastKeepAlive.write(Date.now())
      stopKeepAlive = startKeepAlive({ keepAlive: keepAliveOf(player), onFailure: renew, lastKeepAlive })
      const own = ++visits
      // Sending eight calls takes a slow phone a frame or more: the header comes first.
      void frameDrawn().then(() => own === visits && load(player, again))
    },
    leave(by) {
      stopKeepAlive()
      follower.leave()
      visits += 1
      lastKeepAlive.forget()
      gateway.endSession()
      forgetPlayer(client)
      sayToWindow(LEFT)
      if (by) tellLost(by)
    },
  } satisfies Pick<SessionPorts, 'enter' | 'leave'>
}

/** Ends the session that is open. */
let end: (() => void) | undefined

/** Opens the session of this tab, once: finds out who is here, and follows it from then on (S1 4). */
export function openSession({ services, client, expected }: OpenOptions): void {
  if (end) return
  let over = false
  /** What is still on its way when the session is closed has nothing to say any more. */
  const whileOpen =
    <Given extends unknown[]>(task: (...given: Given) => void) =>
    (...given: Given): void => {
      if (!over) task(...given)
    }
  const look = whileOpen(() => session.look())
  const parts = createPlayerServices(services, look)
  const changes = comingAndGoing({ ...parts, client, services, renew: () => session.renew() })
  const tabs = createTabs((news) => {
    if (news === 'logout' || news === 'ended') session.loggedOutElsewhere(news === 'ended')
    else if (news === 'balance') refreshVisibility(client)
    else look()
  })
  const session = createSession({
    ...parts.loginFlow,
    enter: whileOpen(changes.enter),
    leave: whileOpen(changes.leave),
    start: expected ? 'pending' : 'guest',
    tellLogin: whileOpen(() => tabs.tell('login')),
    tellLost: whileOpen(() => tabs.tell('lost')),
    tellLogout: whileOpen(() => tabs.tell('logout')),
    tellEnded: whileOpen(() => tabs.tell('ended')),
    show: whileOpen((now) => {
      auth.set(now)
      // Somebody whose session has ended by itself may have left something behind.
      if (now.state !== 'guest' || now.guestBy === 'unknown') return
      forgetPersonalised()
      lastKeepAlive.forget()
    }),
    onRefused: whileOpen(tellRefusal),
    onFailure: whileOpen((error) => {
      noteFailure('session', error)
      if (expected && auth.getSnapshot().state === 'pending') tellStartFailure()
    }),
  })
  connect({ ...parts, client, session, tell: tabs.tell, casino: services.casino })
  followFavourites(client)
  const stopListening = listenOutside({
    origins: originsOf(services),
    onLogin: look,
    onLogout: () => session.loggedOutElsewhere(false),
    onReturn: look,
  })
  end = () => {
    session.loggedOutElsewhere(false)
    over = true
    stopListening()
    tabs.close()
  }
  void begin()

  /** A session that there is already comes before what a native app has put into the address. */
  async function begin(): Promise<void> {
    const credentials = takeCredentials()
    session.look()
    if (!credentials) return
    await session.rested()
    tellRefusal(await session.login(credentials))
  }
}

/** Ends the session of this tab and forgets whose it was, so that a test can open another one. */
export function closeSession(): void {
  end?.()
  end = undefined
}
