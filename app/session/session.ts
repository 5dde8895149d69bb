import { createListeners } from '#app/lib/externalStore.ts'
import type { Auth, GuestReason } from './auth.ts'
import { beginningWith, type Effect, type SessionEvent, type TaskKind, transition } from './machine.ts'
import type { Player, Result } from './results.ts'

/** Name and password, or what a native app has put into the address (CTX-02). */
export type Attempt =
  | { username: string; password: string; rememberMe: boolean }
  | { username: string; token: string }

export type LogoutWish = {
  /** Whether the platform forgets this browser too; the header's logout wants that (AUT-10). */
  forget: boolean
}

/** What the session does to the world. A task may reject; it must settle in the end. */
export type SessionPorts = {
  restore: (signal: AbortSignal) => Promise<Result>
  login: (attempt: Attempt, signal: AbortSignal) => Promise<Result>
  /** Logs out everywhere, then finds out who is here (KEP-02). */
  renew: (signal: AbortSignal) => Promise<Result>
  logout: (wish: LogoutWish) => Promise<unknown>
  /** The state to begin with: `pending`, or `guest` where nobody is expected. */
  start: 'pending' | 'guest'
  /** Somebody is here; `again` when they have been all the time. */
  enter: (player: Player, again: boolean) => void
  /** Nobody is here any more; `by` says why where it was nobody's wish. */
  leave: (by: GuestReason | undefined) => void
  /** Other tabs do not know it yet. */
  tellLogin: () => void
  tellLost: () => void
  tellLogout: () => void
  tellEnded: () => void
  /** Somebody was not let in whom no dialog has asked. */
  onRefused?: (result: Result) => void
  /** Shows who is here. */
  show: (auth: Auth) => void
  /** Whether somebody is here is not known. */
  onFailure: (error: unknown) => void
}

export type Session = ReturnType<typeof createSession>

const nobody: Result = { nobody: true }

/** A login that somebody waits for. */
type Asked = { attempt: Attempt; answer: (result: Result) => void }

/** What a task does; `asked` and `wish` are those of the moment it begins. */
function taskOf(ports: SessionPorts, asked: Asked | undefined, wish: LogoutWish, signal: AbortSignal) {
  return {
    restore: () => ports.restore(signal),
    renew: () => ports.renew(signal),
    login: async () => (asked ? ports.login(asked.attempt, signal) : nobody),
    logout: () => ports.logout(wish).then(() => nobody),
  }
}

/** The session of this tab: the machine, and who carries out what it wants. */
export function createSession(ports: SessionPorts) {
  let state = beginningWith(ports.start)
  let aborts = new AbortController()
  let asked: Asked | undefined
  let wish: LogoutWish = { forget: false }
  const { subscribe, tell } = createListeners()

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
    else answer?.(dropped || 'player' in result ? nobody : result)
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
    tell()
  }

  /** Resolves once nothing is under way. */
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
    /** Finds out who is here. */
    look: () => send({ type: 'look' }),
    /** Logs in, once nothing else is under way; whoever is here already stays. Never rejects. */
    async login(attempt: Attempt): Promise<Result> {
      // Of several who wait for the same rest only one finds it.
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
    /** `ended` when it was nobody's wish. */
    loggedOutElsewhere: (ended: boolean) => send({ type: 'loggedOutElsewhere', ended }),
    rested,
  }
}
