import { figuresOf, type Run, roomOf, runsOf, type Separators } from './digits.ts'
import { ask, type Frame, type FrameClient } from './frames.ts'
import { begin, type Report, receive, settle } from './tickerState.ts'

/** The elements that a ticker writes to. */
export type TickerParts = { root: HTMLElement; box: HTMLElement; digits: HTMLElement; spoken: HTMLElement }

export type TickerWords = {
  separators: Separators
  /** Shown instead of the amount after a win. */
  won: string
  /** Class of rolling digits. */
  roll: string
  /** Text of the amount for screen readers. */
  speak: (figures: string) => string
}

/** Shortest time between two updates of the text for screen readers. */
const SPOKEN_INTERVAL_MS = 60_000
/** Shortest time between two updates out of view, and with reduced motion. */
const SELDOM_INTERVAL_MS = 10_000

export type Ticker = FrameClient & { report: (report: Report) => void }

/** Updates the digits of an amount without React: writes changes once a frame, and reads no layout. */
export function createTicker(parts: TickerParts, words: TickerWords, value: number): Ticker {
  const { separators } = words
  let state = begin(value)
  let given: Report | undefined
  let text = figuresOf(value, separators)
  let writtenAt = Number.NEGATIVE_INFINITY
  let spokenAt: number | undefined

  function nodeOf({ text, before }: Run): Node | string {
    if (before === undefined) return text
    const node = document.createElement('span')
    node.className = words.roll
    node.dataset.before = before
    node.textContent = text
    return node
  }

  function write(next: string, rolling: boolean): void {
    if (rolling) parts.digits.replaceChildren(...runsOf(text, next).map(nodeOf))
    else parts.digits.textContent = next
    text = next
  }

  function showPhase(): void {
    if (parts.root.dataset.phase !== state.phase) parts.root.dataset.phase = state.phase
    const room = roomOf(state.shown, separators)
    const own = parts.box.dataset.room ?? ''
    if (state.phase === 'running' && room.length > own.length) parts.box.dataset.room = room
  }

  function speak(now: number): void {
    spokenAt ??= now
    if (now - spokenAt < SPOKEN_INTERVAL_MS || state.phase !== 'running') return
    parts.spoken.textContent = words.speak(text)
    spokenAt = now
  }

  function draw({ now, seldom, rolling }: Frame): number | undefined {
    const before = state.phase
    state = given ? receive(state, given, now) : settle(state, now)
    given = undefined
    const wait = writtenAt + SELDOM_INTERVAL_MS - now
    if (seldom && wait > 0 && before === state.phase) return wait
    const next = state.phase === 'won' ? words.won : figuresOf(state.shown, separators)
    if (next !== text) {
      write(next, rolling && before === state.phase)
      writtenAt = now
    }
    showPhase()
    speak(now)
    return state.phase === 'running' ? undefined : Math.max(0, state.until - now)
  }

  const ticker: Ticker = {
    element: parts.root,
    draw,
    report(report) {
      given = report
      ask(ticker)
    },
  }
  return ticker
}
