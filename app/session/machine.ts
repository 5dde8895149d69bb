import type { AuthState, GuestReason } from './auth.ts'
import type { Player, Result } from './results.ts'

export type TaskKind = 'restore' | 'login' | 'renew' | 'logout'

/** What is under way with gateway and platform; never more than one thing at a time. */
type Task = {
  kind: TaskKind
  /** Number of the task; its answer names it. */
  run: number
  /** What is due once it has settled, whatever it brought. */
  next?: 'logout' | 'restore'
}

/** The session as this tab knows it (S1 4.1). */
export type SessionState = {
  auth: AuthState
  player?: Player
  guestBy?: GuestReason
  task?: Task
  /** How many tasks were begun. */
  runs: number
}

export type SessionEvent =
  /** To be asked who is here: at the start, after a login or logout elsewhere, when a session seems to have ended. */
  | { type: 'look' }
  | { type: 'login' }
  /** A keep-alive failed (KEP-02). */
  | { type: 'renew' }
  | { type: 'logout' }
  /** Another tab or another part of the page has logged out at the server; `ended` when that was nobody's wish. */
  | { type: 'loggedOutElsewhere'; ended: boolean }
  | { type: 'settled'; run: number; result: Result }

/** What the edge has to do, in this order. */
export type Effect =
  | { do: TaskKind; run: number }
  | { do: 'abort'; run: number }
  /** Somebody is here: keep alive, load. `again` when they have been all the time. */
  | { do: 'enter'; player: Player; again: boolean }
  /** Nobody is here any more: all that was theirs goes. `by` says why where it was nobody's wish. */
  | { do: 'leave'; by: GuestReason | undefined }
  | { do: 'tellLogin' }
  /** Nobody is found any more: other tabs look for themselves. */
  | { do: 'tellLost' }
  | { do: 'tellLogout' }
  /** The server has ended the session, whoever still shows it. */
  | { do: 'tellEnded' }

type Step = [SessionState, Effect[]]

/** A tab that has just been opened. */
export const beginningWith = (auth: 'pending' | 'guest'): SessionState => ({ auth, runs: 0 })

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

/** What was under way is of no use any more; its answer is waited for, since it may still log somebody in. */
function droppedFor(state: SessionState, task: Task, next: 'logout' | 'restore'): Step {
  return [{ ...state, task: { ...task, next } }, [{ do: 'abort', run: task.run }]]
}

function onLook(state: SessionState): Step {
  const { task } = state
  if (!task) return begin(state, 'restore')
  // What is under way may have asked before whatever is the reason to look.
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
  // Other tabs may have looked while the server still knew the player.
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
  // Only a login that was refused says nothing of who was inside.
  if (task.kind === 'login' && state.auth !== 'pending') return [free, []]
  // Who is here now nobody could say: calls may be those of another player.
  const [gone, effects] = left(free, 'failed' in result && task.kind === 'restore' ? 'unknown' : 'ended')
  const lost: Effect[] = effects.length > 0 ? [{ do: 'tellLost' }] : []
  return [gone, [...effects, ...(ended.length > 0 ? ended : lost)]]
}

/** The next state of the session, and what has to be done about it. */
export function transition(state: SessionState, event: SessionEvent): Step {
  switch (event.type) {
    case 'look':
      return onLook(state)
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
