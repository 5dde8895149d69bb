/** State of a ticker. */
export type TickerState =
  /** A growing amount. */
  | { phase: 'running'; shown: number }
  /** A win: the old amount dims, then a word is shown until the new amount. */
  | { phase: 'dimming' | 'won'; shown: number; next: number; until: number }

/** Input of the parent: the amount to show, and the served one, which reveals a win. */
export type Report = { value: number; served: number }

export const DIM_MS = 400
export const WON_MS = 6000

/** A served amount below this part of the shown one means a win. */
const WON_BELOW_SHARE = 0.95

export const begin = (value: number): TickerState => ({ phase: 'running', shown: value })

/** The state at `now`. */
export function settle(state: TickerState, now: number): TickerState {
  if (state.phase === 'running' || now < state.until) return state
  if (state.phase === 'dimming') return settle({ ...state, phase: 'won', until: state.until + WON_MS }, now)
  return begin(state.next)
}

/** The state after a report: the amount grows, is held until the served one exceeds it, or was won. */
export function receive(given: TickerState, { value, served }: Report, now: number): TickerState {
  const state = settle(given, now)
  if (state.phase !== 'running') return { ...state, next: value }
  if (served < state.shown * WON_BELOW_SHARE) {
    return { phase: 'dimming', shown: state.shown, next: value, until: now + DIM_MS }
  }
  return value > state.shown ? begin(value) : state
}
