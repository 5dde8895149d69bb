import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { REACT_LISTENS } from '#app/domain/bootNames.ts'
import { repeatEarlyPresses } from './presses.ts'

const { dataset } = document.documentElement
const onPress = vi.fn()
/** What React does to a press on a part that waits for its code. */
let blocked = false

function onCapture(event: Event) {
  if (REACT_LISTENS in dataset && blocked) event.stopPropagation()
}

/** React listens at the document, from `hydrateRoot` on. */
function onBubble({ target }: Event) {
  if (REACT_LISTENS in dataset) onPress(target)
}

beforeAll(() => {
  repeatEarlyPresses()
  document.addEventListener('click', onCapture, { capture: true })
  document.addEventListener('click', onBubble)
})

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<button>Meniu</button><p>Text</p><div role="dialog"><button>Închide</button></div>'
})

afterEach(() => {
  vi.advanceTimersByTime(40_000)
  vi.useRealTimers()
  onPress.mockClear()
  delete dataset[REACT_LISTENS]
  blocked = false
})

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body

const press = (element: HTMLElement) => element.click()

test('UXP-21 a button pressed before React listens is pressed once it does, once', () => {
  press(find('button'))
  press(find('button'))
  vi.advanceTimersByTime(1000)
  expect(onPress).not.toHaveBeenCalled()
  dataset[REACT_LISTENS] = ''
  vi.advanceTimersByTime(1000)
  expect(onPress.mock.calls).toEqual([[find('button')]])
})

test('UXP-21 a button whose part waits for its code is pressed once that is there, once', () => {
  dataset[REACT_LISTENS] = ''
  blocked = true
  press(find('button'))
  vi.advanceTimersByTime(1000)
  blocked = false
  vi.advanceTimersByTime(1000)
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('a press that React has seen is not repeated', () => {
  dataset[REACT_LISTENS] = ''
  press(find('button'))
  vi.advanceTimersByTime(1000)
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('only the last press counts', () => {
  press(find('button'))
  press(find('p'))
  dataset[REACT_LISTENS] = ''
  vi.advanceTimersByTime(1000)
  expect(onPress).not.toHaveBeenCalled()
})

test('UXP-21 a press waits for slow scripts', () => {
  press(find('button'))
  vi.advanceTimersByTime(15_000)
  dataset[REACT_LISTENS] = ''
  vi.advanceTimersByTime(1000)
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('a press is given up after half a minute', () => {
  press(find('button'))
  vi.advanceTimersByTime(31_000)
  dataset[REACT_LISTENS] = ''
  vi.advanceTimersByTime(1000)
  expect(onPress).not.toHaveBeenCalled()
})

test.each(['touchmove', 'wheel'])('a visitor who scrolls on (%s) expects no answer any more', (type) => {
  press(find('button'))
  find('p').dispatchEvent(new Event(type, { bubbles: true }))
  dataset[REACT_LISTENS] = ''
  vi.advanceTimersByTime(1000)
  expect(onPress).not.toHaveBeenCalled()
})

test('a button that is gone, and one in a dialog, are left alone', () => {
  press(find('button'))
  find('button').remove()
  press(find('[role="dialog"] button'))
  dataset[REACT_LISTENS] = ''
  vi.advanceTimersByTime(1000)
  expect(onPress).not.toHaveBeenCalled()
})
