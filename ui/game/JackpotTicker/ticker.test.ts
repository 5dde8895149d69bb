import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enter } from './frames.ts'
import { createTicker, type Ticker } from './ticker.ts'

type Entries = { target: Element; isIntersecting: boolean }[]

let see: (entries: Entries) => void = () => undefined
let reduced = false
let visibility = 'visible'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: Entries) => void) {
        see = report
      }
      observe() {}
      unobserve() {}
    },
  )
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as 'visible')
  reduced = false
  visibility = 'visible'
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const words = {
  separators: { group: '.', decimal: ',' },
  won: 'Câștigat',
  roll: 'roll',
  speak: (figures: string) => `${figures} lei`,
}

function draw(value: number, inView = true) {
  const [root, box, digits, spoken] = Array.from({ length: 4 }, () => document.createElement('span'))
  if (!root || !box || !digits || !spoken) throw new Error('no parts')
  digits.textContent = '3.904,75'
  spoken.textContent = '3.904,75 lei'
  const ticker = createTicker({ root, box, digits, spoken }, words, value)
  const leave = enter(ticker)
  if (inView) see([{ target: root, isIntersecting: true }])
  frame()
  const rolling = () => [...digits.querySelectorAll('.roll')].map(({ textContent }) => textContent)
  return { ticker, leave, root, digits, spoken, rolling }
}

const frame = () => vi.advanceTimersByTime(17)
const say = (ticker: Ticker, value: number) => {
  ticker.report({ value, served: value })
  frame()
}

test('JAC-04 in view only the digits that changed roll', () => {
  const { ticker, digits, rolling } = draw(3904.75)
  say(ticker, 3904.81)
  expect(digits.textContent).toBe('3.904,81')
  expect(rolling()).toEqual(['81'])
})

test('JAC-04 out of view the amount changes without motion', () => {
  const { ticker, digits, rolling } = draw(3904.75, false)
  say(ticker, 3904.81)
  expect(digits.textContent).toBe('3.904,81')
  expect(rolling()).toEqual([])
})

test('JAC-04 changes in a hidden tab do not roll on return', () => {
  const { ticker, digits, rolling } = draw(3904.75)
  visibility = 'hidden'
  ticker.report({ value: 3904.81, served: 3905 })
  visibility = 'visible'
  frame()
  expect(digits.textContent).toBe('3.904,81')
  expect(rolling()).toEqual([])
})

test('JAC-04 with reduced motion nothing rolls, and the amount changes every 10 s at most', () => {
  reduced = true
  const { ticker, digits, rolling } = draw(3904.75)
  say(ticker, 3904.81)
  expect(digits.textContent).toBe('3.904,81')
  expect(rolling()).toEqual([])
  say(ticker, 3904.9)
  vi.advanceTimersByTime(9000)
  expect(digits.textContent).toBe('3.904,81')
  vi.advanceTimersByTime(1100)
  expect(digits.textContent).toBe('3.904,90')
})

test('JAC-04 the amount for screen readers changes once a minute at most', () => {
  const { ticker, spoken } = draw(3904.75)
  say(ticker, 3904.81)
  vi.advanceTimersByTime(59_000)
  say(ticker, 3904.9)
  expect(spoken.textContent).toBe('3.904,75 lei')
  vi.advanceTimersByTime(1000)
  say(ticker, 3905)
  expect(spoken.textContent).toBe('3.905,00 lei')
})

test('JAC-04 a win dims, shows its word, and ends in the new amount by itself', () => {
  const { ticker, digits, root } = draw(3904.75)
  say(ticker, 500)
  expect(root.dataset.phase).toBe('dimming')
  expect(digits.textContent).toBe('3.904,75')
  vi.advanceTimersByTime(440)
  expect(root.dataset.phase).toBe('won')
  expect(digits.textContent).toBe('Câștigat')
  vi.advanceTimersByTime(6060)
  expect(root.dataset.phase).toBe('running')
  expect(digits.textContent).toBe('500,00')
})

test('JAC-04 a hundred tickers share one frame', () => {
  const all = Array.from({ length: 100 }, () => draw(3904.75))
  const asked = vi.spyOn(globalThis, 'requestAnimationFrame')
  for (const { ticker } of all) ticker.report({ value: 3905, served: 3905 })
  expect(asked).toHaveBeenCalledOnce()
  frame()
  expect(all.every(({ digits }) => digits.textContent === '3.905,00')).toBe(true)
  expect(all.filter(({ rolling }) => rolling().length > 0)).toEqual([])
})

test('JAC-04 eight simultaneous changes roll, nine do not', () => {
  const rollingOf = (count: number) => {
    const all = Array.from({ length: count }, () => draw(3904.75))
    for (const { ticker } of all) ticker.report({ value: 3905, served: 3905 })
    frame()
    return all.filter(({ rolling }) => rolling().length > 0).length
  }
  expect([rollingOf(8), rollingOf(9)]).toEqual([8, 0])
})

test('JAC-04 out of view an amount is rarely written, and at once when it comes into view, without motion', () => {
  const { ticker, digits, root, rolling } = draw(3904.75, false)
  say(ticker, 3904.81)
  say(ticker, 3904.9)
  expect(digits.textContent).toBe('3.904,81')
  see([{ target: root, isIntersecting: true }])
  frame()
  expect(digits.textContent).toBe('3.904,90')
  expect(rolling()).toEqual([])
})

test('an unmounted ticker is not drawn', () => {
  const { ticker, leave, digits } = draw(3904.75)
  leave()
  say(ticker, 4000)
  expect(digits.textContent).toBe('3.904,75')
})

test('an unmounted ticker leaves no timer, which would hold its elements', () => {
  const { ticker, leave } = draw(3904.75, false)
  say(ticker, 3904.81)
  say(ticker, 3904.9)
  const waiting = vi.getTimerCount()
  leave()
  expect(vi.getTimerCount()).toBe(waiting - 1)
})
