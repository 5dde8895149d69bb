/** What a ticker shows, and why. */
export type TickerState =
  /** An amount that only ever grows. */
  | { phase: 'running'; shown: number }
  /** Somebody won: the old amount dims, then a word stands there until the new one may be shown. */
  | { phase: 'dimming' | 'won'; shown: number; next: number; until: number }

/** What the parent says: the amount to show, and the one that was served, which tells whether somebody won. */
export type Report = { value: number; served: number }

export const DIM_MS = 400
export const WON_MS = 6000

/** A served amount below this part of the shown one means that the jackpot was won. */
const WON_BELOW = 0.95

export const begin = (value: number): TickerState => ({ phase: 'running', shown: value })

/** The state at `now`. */
export function settle(state: TickerState, now: number): TickerState {
  if (state.phase === 'running' || now < state.until) return state
  if (state.phase === 'dimming') return settle({ ...state, phase: 'won', until: state.until + WON_MS }, now)
  return begin(state.next)
}

/** The state after a report: it grows, it holds until the truth passes it, or it was won. */
export function receive(given: TickerState, { value, served }: Report, now: number): TickerState {
  const state = settle(given, now)
  if (state.phase !== 'running') return { ...state, next: value }
  if (served < state.shown * WON_BELOW) {
    return { phase: 'dimming', shown: state.shown, next: value, until: now + DIM_MS }
  }
  return value > state.shown ? begin(value) : state
}
