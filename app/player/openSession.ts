import { frameDrawn } from '#app/api/yieldToMain.ts'
import type { Services } from '#app/domain/services.ts'
import { takeCredentials } from '#app/platform/firstView/credentials.ts'
import { visitFlags } from '#app/platform/flags.ts'
import { createInterruptions } from '#app/platform/interruptions/interruptions.ts'
import { logFailure } from '#app/platform/logFailure.ts'
import { endOf, storeOf, type Visit } from '#app/platform/visit.ts'
import { refreshVisibility } from './data/balance.ts'
import { forgetPlayer, loadPlayer } from './data/loadPlayer.ts'
import { forgetPersonalised } from './data/personalised.ts'
import { followFavourites } from './favourites/followFavourites.ts'
import { dropFarewells, keepFarewells } from './messages/farewells.ts'
import { createNotificationFollower } from './notifications/notificationFollower.ts'
import { createAuth } from './session/auth.ts'
import { connect, isConnected } from './session/connection.ts'
import { lastKeepAlive } from './session/cookies.ts'
import { startKeepAlive } from './session/keepAlive.ts'
import { originsOf } from './session/originsOf.ts'
import { listenOutside } from './session/outside.ts'
import { createPlayerServices } from './session/playerServices.ts'
import type { Player } from './session/results.ts'
import { sayToWindow } from './session/sayToWindow.ts'
import { createSession, type SessionPorts } from './session/session.ts'
import { createTabs } from './session/tabs.ts'
import { followPlayerSession } from './stay/playerSession.ts'
import { showLoadFailure, showRefusal, showSessionEnd, showStartFailure } from './tell.ts'

export type OpenOptions = {
  services: Services
  /** Whether a player was logged in in this browser: then the session starts as pending and not as guest. */
  expected: boolean
}

/** Window events after a login and after a logout (S1 4.1). */
const ENTERED = 'player-logged-in'
const LEFT = 'player-logged-out'

type Parts = ReturnType<typeof createPlayerServices> & {
  services: Services
  /** Logs out everywhere, then restores the session (KEP-02). */
  renew: () => void
}

/** What to do when a player logs in and when they log out. */
function comingAndGoing(visit: Visit, { gateway, platform, services, renew }: Parts) {
  let stopKeepAlive = () => {}
  /** Number of logins and logouts so far: a load that belongs to an earlier one is skipped. */
  let visits = 0
  const follower = createNotificationFollower({
    visit,
    address: services.notifications,
    native: visitFlags.native,
    renew,
  })

  function load(player: Player, again: boolean): void {
    loadPlayer(visit, player, {
      native: visitFlags.native,
      again,
      onFailure: (label, error) => {
        logFailure(label, error)
        showLoadFailure(visit, label, () => load(player, true))
      },
    })
    follower.enter(player)
    if (!again) sayToWindow(ENTERED)
  }

  const keepAliveOf =
    ({ byApp }: Player) =>
    async (millis: number): Promise<void> => {
      const query = { millisFromLastAction: String(millis) }
      const calls = [
        gateway.callWithoutSession('keepAlive', { query }),
        ...(byApp ? [] : [platform.keepAlive(undefined)]),
      ]
      const answers = await Promise.all(calls)
      if (answers.some(({ errorCode }) => errorCode !== 0)) throw new Error('keep-alive was refused')
    }

  /** Ends what runs for a player. */
  function stop(): void {
    stopKeepAlive()
    follower.leave()
    visits += 1
    gateway.endSession()
  }

  return {
    stop,
    enter(player, again) {
      stopKeepAlive()
      dropFarewells(visit)
      gateway.beginSession()
      lastKeepAlive.write(Date.now())
      stopKeepAlive = startKeepAlive({ keepAlive: keepAliveOf(player), onFailure: renew, lastKeepAlive })
      const own = ++visits
      // Sending eight requests takes a slow phone a frame or more, so the header is drawn first.
      void frameDrawn().then(() => own === visits && load(player, again))
    },
    leave(by) {
      stop()
      lastKeepAlive.forget()
      keepFarewells(visit)
      forgetPlayer(visit)
      storeOf(visit, createInterruptions).forget()
      sayToWindow(LEFT)
      if (by) showSessionEnd(visit, by)
    },
  } satisfies Pick<SessionPorts, 'enter' | 'leave'> & { stop: () => void }
}

/** Opens the session of the visit once: restores it and follows its changes from then on (S1 4). */
export function openSession(visit: Visit, { services, expected }: OpenOptions): void {
  const ended = endOf(visit)
  if (isConnected(visit) || ended.aborted) return
  const auth = storeOf(visit, createAuth)
  /** Ignores calls that arrive after the end of the visit. */
  const whileOpen =
    <Given extends unknown[]>(task: (...given: Given) => void) =>
    (...given: Given): void => {
      if (!ended.aborted) task(...given)
    }
  const look = whileOpen(() => session.look())
  const parts = createPlayerServices(services, look)
  const changes = comingAndGoing(visit, { ...parts, services, renew: () => session.renew() })
  const tabs = createTabs((news) => {
    if (news === 'logout' || news === 'ended') session.loggedOutElsewhere(news === 'ended')
    else if (news === 'balance') refreshVisibility(visit)
    else look()
  })
  const session = createSession({
    ...parts.loginFlow,
    enter: whileOpen(changes.enter),
    leave: whileOpen(changes.leave),
    start: expected ? 'pending' : 'guest',
    tellLogin: whileOpen(() => tabs.tell('login')),
    showSessionEnd: whileOpen(() => tabs.tell('lost')),
    tellLogout: whileOpen(() => tabs.tell('logout')),
    tellEnded: whileOpen(() => tabs.tell('ended')),
    show: whileOpen((now) => {
      auth.set(now)
      // A session that ended by itself may leave stored data behind.
      if (now.state !== 'guest' || now.guestBy === 'unknown') return
      forgetPersonalised()
      lastKeepAlive.forget()
    }),
    onRefused: whileOpen((result) => showRefusal(visit, result)),
    onFailure: whileOpen((error) => {
      logFailure('session', error)
      if (expected && auth.getSnapshot().state === 'pending') showStartFailure(visit)
    }),
  })
  connect(visit, { ...parts, session, tell: tabs.tell, casino: services.casino })
  followFavourites(visit)
  followPlayerSession(visit)
  const stopListening = listenOutside({
    origins: originsOf(services),
    onLogin: look,
    onLogout: () => session.loggedOutElsewhere(false),
    onReturn: look,
  })
  ended.addEventListener('abort', () => {
    // Cancels the request that is running.
    session.loggedOutElsewhere(false)
    changes.stop()
    stopListening()
    tabs.close()
  })
  void begin()

  /** Restores an existing session before it uses the credentials that a native app put into the address. */
  async function begin(): Promise<void> {
    const credentials = takeCredentials()
    session.look()
    if (!credentials) return
    await session.rested()
    showRefusal(visit, await session.login(credentials))
  }
}
