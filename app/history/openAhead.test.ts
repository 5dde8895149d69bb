import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAhead, takeBack } from './openAhead.ts'
import { overlaysAhead } from './overlaysAhead.ts'

const page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => setTimeout(task, 16))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
})

afterEach(() => {
  overlaysAhead.set(undefined)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('an overlay is there at once, its entry after the frame that shows it', () => {
  const enter = vi.fn()
  openAhead({ details: 'regina' }, enter)
  expect(overlaysAhead.getSnapshot()).toEqual({ details: 'regina' })
  expect(enter).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(enter).toHaveBeenCalledOnce()
  expect(overlaysAhead.getSnapshot()).toEqual({ details: 'regina' })
  expect(takeBack()).toBe(false)
})

test('what is closed before its entry is there never gets one', () => {
  const enter = vi.fn()
  openAhead({ panel: 'help' }, enter)
  expect(takeBack()).toBe(true)
  expect(overlaysAhead.getSnapshot()).toBeUndefined()
  vi.runAllTimers()
  expect(enter).not.toHaveBeenCalled()
})

test('whoever goes Back before the entry is there is not brought forth again', () => {
  const enter = vi.fn()
  openAhead({ details: 'regina' }, enter)
  page.dispatchEvent(new Event('popstate'))
  vi.runAllTimers()
  expect(enter).not.toHaveBeenCalled()
  expect(overlaysAhead.getSnapshot()).toBeUndefined()
})

test('of two presses within a frame the last one counts', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  openAhead({ details: 'regina' }, first)
  openAhead({ details: 'pirat' }, second)
  vi.runAllTimers()
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledOnce()
})
