import { createListeners } from '#app/domain/externalStore.ts'
import type { Auth, GuestReason } from './auth.ts'
import { type Effect, initialSession, type SessionEvent, type TaskKind, transition } from './machine.ts'
import type { Player, Result } from './results.ts'

/** Credentials of a login: name and password, or those that a native app has put into the address (CTX-02). */
export type Attempt =
  | { username: string; password: string; rememberMe: boolean }
  | { username: string; token: string }

export type LogoutWish = {
  /**
   * Whether the platform also forgets the remembered login of this browser; the header's logout wants that (AUT-10).
   */
  forget: boolean
}

/** Side effects of the session. A task may reject, but it must settle in the end. */
export type SessionPorts = {
  restore: (signal: AbortSignal) => Promise<Result>
  login: (attempt: Attempt, signal: AbortSignal) => Promise<Result>
  /** Logs out everywhere, then restores the session (KEP-02). */
  renew: (signal: AbortSignal) => Promise<Result>
  logout: (wish: LogoutWish) => Promise<unknown>
  /** The initial state: `pending`, or `guest` where no player is expected. */
  start: 'pending' | 'guest'
  /** A player is logged in; `again` when they were logged in before. */
  enter: (player: Player, again: boolean) => void
  /** The player is gone; `by` says why, if they did not log out. */
  leave: (by: GuestReason | undefined) => void
  /** Tells other tabs about a login. */
  tellLogin: () => void
  tellLost: () => void
  tellLogout: () => void
  tellEnded: () => void
  /** A login was refused that no dialog has started. */
  onRefused?: (result: Result) => void
  /** Publishes the login state. */
  show: (auth: Auth) => void
  /** The login state could not be loaded. */
  onFailure: (error: unknown) => void
}

export type Session = ReturnType<typeof createSession>

const guest: Result = { guest: true }

/** A login whose caller waits for the result. */
type Asked = { attempt: Attempt; answer: (result: Result) => void }

/** The function that runs a task; `asked` and `wish` are those at its start. */
function taskOf(ports: SessionPorts, asked: Asked | undefined, wish: LogoutWish, signal: AbortSignal) {
  return {
    restore: () => ports.restore(signal),
    renew: () => ports.renew(signal),
    login: async () => (asked ? ports.login(asked.attempt, signal) : guest),
    logout: () => ports.logout(wish).then(() => guest),
  }
}

/** The session of this tab: runs the state machine and its side effects. */
export function createSession(ports: SessionPorts) {
  let state = initialSession(ports.start)
  let aborts = new AbortController()
  let asked: Asked | undefined
  let wish: LogoutWish = { forget: false }
  const { subscribe, emit } = createListeners()

  async function run(kind: TaskKind, number: number): Promise<void> {
    aborts = new AbortController()
    const { answer } = asked ?? {}
    const result = await taskOf(ports, asked, wish, aborts.signal)
      [kind]()
      .catch((failed: unknown): Result => ({ failed }))
    const dropped = state.task?.run === number && state.task.next !== undefined
    if ('failed' in result && !dropped && kind !== 'login') ports.onFailure(result.failed)
    if ('refused' in result && !dropped && kind !== 'login') ports.onRefused?.(result)
    send({ type: 'settled', run: number, result })
    if (kind !== 'login') return
    await rested()
    if (state.player) answer?.({ player: state.player })
    else answer?.(dropped || 'player' in result ? guest : result)
  }

  function perform(effect: Effect): void {
    if (effect.do === 'enter') ports.enter(effect.player, effect.again)
    else if (effect.do === 'leave') ports.leave(effect.by)
    else if (effect.do === 'tellLogin') ports.tellLogin()
    else if (effect.do === 'tellLost') ports.tellLost()
    else if (effect.do === 'tellLogout') ports.tellLogout()
    else if (effect.do === 'tellEnded') ports.tellEnded()
    else if (effect.do === 'abort') aborts.abort(new DOMException('The session has ended', 'AbortError'))
    else void run(effect.do, effect.run)
  }

  function send(event: SessionEvent): void {
    const [next, effects] = transition(state, event)
    state = next
    const { auth, player, guestBy } = state
    ports.show({ state: auth, ...(player && { player }), ...(guestBy && { guestBy }) })
    for (const effect of effects) perform(effect)
    emit()
  }

  /** Resolves once no task is running. */
  async function rested(): Promise<void> {
    while (state.task) await new Promise<void>((resolve) => void listenOnce(resolve))
  }

  function listenOnce(listener: () => void): void {
    const stop = subscribe(() => {
      stop()
      listener()
    })
  }

  return {
    /** Restores the session. */
    check: () => send({ type: 'check' }),
    /** Logs in after the running task; a player who is logged in already stays. Never rejects. */
    async login(attempt: Attempt): Promise<Result> {
      // Another caller may have started a task in the meantime.
      while (state.task) await rested()
      if (state.player) return { player: state.player }
      return new Promise((answer) => {
        asked = { attempt, answer }
        send({ type: 'login' })
      })
    },
    logout(given: LogoutWish): void {
      wish = given
      send({ type: 'logout' })
    },
    /** A keep-alive failed. */
    renew: () => send({ type: 'renew' }),
    /** `ended` if the player did not ask for it. */
    loggedOutElsewhere: (ended: boolean) => send({ type: 'loggedOutElsewhere', ended }),
    rested,
  }
}
