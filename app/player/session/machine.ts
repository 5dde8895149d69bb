import type { AuthState, GuestReason } from './auth.ts'
import type { Player, Result } from './results.ts'

export type TaskKind = 'restore' | 'login' | 'renew' | 'logout'

/** The running request to gateway and platform; at most one at a time. */
type Task = {
  kind: TaskKind
  /** Number of the task; its result carries it. */
  run: number
  /** The task to start after this one, whatever its result. */
  next?: 'logout' | 'restore'
}

/** The session as this tab knows it (S1 4.1). */
export type SessionState = {
  auth: AuthState
  player?: Player
  guestBy?: GuestReason
  task?: Task
  /** Number of tasks started so far. */
  runs: number
}

export type SessionEvent =
  /** Restore the session: at the start, after a login or logout elsewhere, after a call was refused. */
  | { type: 'check' }
  | { type: 'login' }
  /** A keep-alive failed (KEP-02). */
  | { type: 'renew' }
  | { type: 'logout' }
  /** Another tab or another part of the page has logged out at the server; `ended` if the player did not ask for it. */
  | { type: 'loggedOutElsewhere'; ended: boolean }
  | { type: 'settled'; run: number; result: Result }

/** Side effects for the caller to carry out, in this order. */
export type Effect =
  | { do: TaskKind; run: number }
  | { do: 'abort'; run: number }
  /** A player is logged in: keep the session alive and load their data. `again` if they were logged in before. */
  | { do: 'enter'; player: Player; again: boolean }
  /** The player is gone: drop their data. `by` says why, if they did not log out. */
  | { do: 'leave'; by: GuestReason | undefined }
  | { do: 'tellLogin' }
  /** The server no longer knows the session: tells other tabs, which check it themselves. */
  | { do: 'tellLost' }
  | { do: 'tellLogout' }
  /** The server has ended the session: tells other tabs, which then log the player out. */
  | { do: 'tellEnded' }

type Step = [SessionState, Effect[]]

/** The state of a tab that has just been opened. */
export const initialSession = (auth: 'pending' | 'guest'): SessionState => ({ auth, runs: 0 })

function begin(state: SessionState, kind: TaskKind, before: Effect[] = []): Step {
  const run = state.runs + 1
  return [{ ...state, runs: run, task: { kind, run } }, [...before, { do: kind, run }]]
}

function left(state: SessionState, by?: GuestReason): Step {
  const guest = { ...state, auth: 'guest', player: undefined } as const
  if (state.auth === 'authenticated') return [{ ...guest, guestBy: by }, [{ do: 'leave', by }]]
  const isUnsure = by === 'unknown' && state.auth === 'pending'
  return [{ ...guest, guestBy: isUnsure ? by : state.guestBy }, []]
}

function entered(state: SessionState, player: Player, news: boolean): Step {
  const changed = state.auth === 'authenticated' && state.player?.username !== player.username
  const [gone, effects] = changed ? left(state) : [state, []]
  const again = gone.auth === 'authenticated'
  const told: Effect[] = news ? [{ do: 'tellLogin' }] : []
  return [
    { ...gone, auth: 'authenticated', player, guestBy: undefined },
    [...effects, { do: 'enter', player, again }, ...told],
  ]
}

/** Aborts the running task. Its result is still awaited, since it may log the player in on the server. */
function droppedFor(state: SessionState, task: Task, next: 'logout' | 'restore'): Step {
  return [{ ...state, task: { ...task, next } }, [{ do: 'abort', run: task.run }]]
}

function onCheck(state: SessionState): Step {
  const { task } = state
  if (!task) return begin(state, 'restore')
  // The running task may have sent its request before the event that led to this check.
  return [{ ...state, task: { ...task, next: task.next ?? 'restore' } }, []]
}

function onLogout(state: SessionState): Step {
  const [gone, effects] = left(state)
  const { task } = state
  if (task?.kind === 'logout') return [{ ...gone, task: { ...task, next: undefined } }, effects]
  if (!task) return begin(gone, 'logout', [...effects, { do: 'tellLogout' }])
  const [next, aborted] = droppedFor(gone, task, 'logout')
  return [next, [...effects, { do: 'tellLogout' }, ...aborted]]
}

function onLoggedOutElsewhere(state: SessionState, ended: boolean): Step {
  const [gone, effects] = left(state, ended ? 'ended' : undefined)
  const { task } = state
  if (!task || task.kind === 'logout' || task.next === 'logout') return [gone, effects]
  const [next, aborted] = droppedFor(gone, task, 'restore')
  return [next, [...effects, ...(task.kind === 'login' ? [] : aborted)]]
}

function onSettled(state: SessionState, task: Task, result: Result): Step {
  const free = { ...state, task: undefined }
  // Other tabs may have restored the session before the server ended it.
  const ended: Effect[] =
    task.kind === 'logout'
      ? [{ do: 'tellLogout' }]
      : task.kind === 'renew' && !('player' in result)
        ? [{ do: 'tellEnded' }]
        : []
  if (task.next) {
    const told: Effect[] =
      task.kind === 'login' && task.next === 'restore' && 'player' in result ? [{ do: 'tellLogin' }] : []
    return begin(free, task.next, [...ended, ...told])
  }
  if (task.kind === 'logout') return [free, ended]
  if ('player' in result) return entered(free, result.player, task.kind === 'login')
  // A refused login does not change the state of a player who was logged in before.
  if (task.kind === 'login' && state.auth !== 'pending') return [free, []]
  // After a failed restore the player is unknown: further calls could belong to another player.
  const [gone, effects] = left(free, 'failed' in result && task.kind === 'restore' ? 'unknown' : 'ended')
  const lost: Effect[] = effects.length > 0 ? [{ do: 'tellLost' }] : []
  return [gone, [...effects, ...(ended.length > 0 ? ended : lost)]]
}

/** The next state of the session and its side effects. */
export function transition(state: SessionState, event: SessionEvent): Step {
  switch (event.type) {
    case 'check':
      return onCheck(state)
    case 'login':
      return state.task || state.auth === 'authenticated' ? [state, []] : begin(state, 'login')
    case 'renew':
      return state.task || state.auth !== 'authenticated' ? [state, []] : begin(state, 'renew')
    case 'logout':
      return onLogout(state)
    case 'loggedOutElsewhere':
      return onLoggedOutElsewhere(state, event.ended)
    case 'settled':
      return state.task?.run === event.run ? onSettled(state, state.task, event.result) : [state, []]
  }
}
