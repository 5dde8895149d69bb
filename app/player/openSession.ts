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
import { dropAfterLogoutMessages, storeAfterLogoutMessages } from './messages/afterLogoutMessages.ts'
import { createNotificationFollower } from './notifications/notificationFollower.ts'
import { createAuth } from './session/auth.ts'
import { lastKeepAlive } from './session/cookies.ts'
import { dispatchWindowEvent } from './session/dispatchWindowEvent.ts'
import { listenForExternalLogins } from './session/externalLogins.ts'
import { startKeepAlive } from './session/keepAlive.ts'
import { originsOf } from './session/originsOf.ts'
import { createPlayerServices } from './session/playerServices.ts'
import type { Player } from './session/results.ts'
import { createSession, type SessionPorts } from './session/session.ts'
import { isSessionOpen, setSessionServices } from './session/sessionServices.ts'
import { createTabs } from './session/tabs.ts'
import { showLoadFailure, showRefusal, showSessionEnd, showStartFailure } from './sessionNotices.ts'
import { followPlayerSession } from './stay/playerSession.ts'

export type OpenOptions = {
  services: Services
  /** Whether a player was logged in in this browser: then the session starts as pending and not as guest. */
  expected: boolean
}

/** Window events after a login and after a logout (S1 4.1). */
const LOGGED_IN_EVENT = 'player-logged-in'
const LOGGED_OUT_EVENT = 'player-logged-out'

type Parts = ReturnType<typeof createPlayerServices> & {
  services: Services
  /** Logs out everywhere, then restores the session (KEP-02). */
  renew: () => void
}

/** Creates the handlers of a login and a logout, with the services that run for a player. */
function createSessionHandlers(visit: Visit, { gateway, platform, services, renew }: Parts) {
  let stopKeepAlive = () => {}
  /** Counts logins and logouts, so that a delayed load of an earlier login is skipped. */
  let generation = 0
  const follower = createNotificationFollower({
    visit,
    address: services.notifications,
    native: visitFlags.native,
    renew,
  })

  function loadPart(part: 'header' | 'others', player: Player, again: boolean): void {
    loadPlayer(visit, player, {
      part,
      native: visitFlags.native,
      again,
      onFailure: (label, error) => {
        logFailure(label, error)
        showLoadFailure(visit, label, () => {
          loadPart('header', player, true)
          loadOthers(player, true)
        })
      },
    })
  }

  function loadOthers(player: Player, again: boolean): void {
    loadPart('others', player, again)
    follower.enter(player)
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

  /** Stops the services that run for a player. */
  function stop(): void {
    stopKeepAlive()
    follower.leave()
    generation += 1
    gateway.endSession()
  }

  return {
    stop,
    enter(player, again) {
      stopKeepAlive()
      dropAfterLogoutMessages(visit)
      gateway.beginSession()
      lastKeepAlive.write(Date.now())
      stopKeepAlive = startKeepAlive({ keepAlive: keepAliveOf(player), onFailure: renew, lastKeepAlive })
      const own = ++generation
      loadPart('header', player, again)
      if (!again) dispatchWindowEvent(LOGGED_IN_EVENT)
      // Sending the other requests takes a slow phone a frame or more, so the header is drawn first.
      void frameDrawn().then(() => own === generation && loadOthers(player, again))
    },
    leave(by) {
      stop()
      lastKeepAlive.forget()
      storeAfterLogoutMessages(visit)
      forgetPlayer(visit)
      storeOf(visit, createInterruptions).forget()
      dispatchWindowEvent(LOGGED_OUT_EVENT)
      if (by) showSessionEnd(visit, by)
    },
  } satisfies Pick<SessionPorts, 'enter' | 'leave'> & { stop: () => void }
}

/** Opens the session of the visit once: restores it and follows its changes from then on (S1 4). */
export function openSession(visit: Visit, { services, expected }: OpenOptions): void {
  const ended = endOf(visit)
  if (isSessionOpen(visit) || ended.aborted) return
  const auth = storeOf(visit, createAuth)
  /** Wraps a callback, so that it has no effect after the end of the visit. */
  const untilVisitEnds =
    <Given extends unknown[]>(task: (...given: Given) => void) =>
    (...given: Given): void => {
      if (!ended.aborted) task(...given)
    }
  const check = untilVisitEnds(() => session.check())
  const parts = createPlayerServices(services, check)
  const changes = createSessionHandlers(visit, { ...parts, services, renew: () => session.renew() })
  const tabs = createTabs((news) => {
    if (news === 'logout' || news === 'ended') session.loggedOutElsewhere(news === 'ended')
    else if (news === 'balance') refreshVisibility(visit)
    else check()
  })
  const session = createSession({
    ...parts.loginFlow,
    enter: untilVisitEnds(changes.enter),
    leave: untilVisitEnds(changes.leave),
    start: expected ? 'pending' : 'guest',
    tellLogin: untilVisitEnds(() => tabs.send('login')),
    tellLost: untilVisitEnds(() => tabs.send('lost')),
    tellLogout: untilVisitEnds(() => tabs.send('logout')),
    tellEnded: untilVisitEnds(() => tabs.send('ended')),
    show: untilVisitEnds((now) => {
      auth.set(now)
      // A session that ended by itself may leave stored data behind.
      if (now.state !== 'guest' || now.guestBy === 'unknown') return
      forgetPersonalised()
      lastKeepAlive.forget()
    }),
    onRefused: untilVisitEnds((result) => showRefusal(visit, result)),
    onFailure: untilVisitEnds((error) => {
      logFailure('session', error)
      if (expected && auth.getSnapshot().state === 'pending') showStartFailure(visit)
    }),
  })
  setSessionServices(visit, { ...parts, session, tellTabs: tabs.send, casino: services.casino })
  followFavourites(visit)
  followPlayerSession(visit)
  const stopListening = listenForExternalLogins({
    origins: originsOf(services),
    onLogin: check,
    onLogout: () => session.loggedOutElsewhere(false),
    onReturn: check,
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
    session.check()
    if (!credentials) return
    await session.rested()
    showRefusal(visit, await session.login(credentials))
  }
}
