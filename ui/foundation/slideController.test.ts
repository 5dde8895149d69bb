import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSlideController } from './slideController.ts'

const STEP = 100

beforeEach(() => {
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', observer)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Twenty slides of 100 px in a view of five, which scrolls to `scrollLeft` only when the test says so. */
function createRow() {
  const viewport = document.createElement('div')
  const track = viewport.appendChild(document.createElement('ul'))
  Object.defineProperty(track, 'clientWidth', { value: 5 * STEP })
  Object.defineProperties(viewport, { scrollWidth: { value: 20 * STEP }, clientWidth: { value: 5 * STEP } })
  for (let index = 0; index < 20; index += 1) {
    const slide = track.appendChild(document.createElement('li'))
    Object.defineProperties(slide, { offsetLeft: { value: index * STEP }, offsetWidth: { value: STEP } })
  }
  const scrollTo = vi.fn()
  viewport.scrollTo = scrollTo
  return { viewport, scrollTo, controller: createSlideController(viewport, { slide: 's', track: 't' }) }
}

test('KIT-05 two presses in quick succession move two views, also when the end of an earlier scroll is reported between them', () => {
  const { viewport, scrollTo, controller } = createRow()
  controller.turn(1)
  viewport.scrollLeft = 40
  viewport.dispatchEvent(new Event('scroll'))
  viewport.dispatchEvent(new Event('scrollend'))
  controller.turn(1)
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ left: 10 * STEP }))
  controller.destroy()
})

test('KIT-05 after a scroll has ended, a press moves by one view from where the row stands', () => {
  const { viewport, scrollTo, controller } = createRow()
  controller.turn(1)
  viewport.scrollLeft = 5 * STEP
  viewport.dispatchEvent(new Event('scroll'))
  viewport.dispatchEvent(new Event('scrollend'))
  viewport.scrollLeft = 7 * STEP
  viewport.dispatchEvent(new Event('scroll'))
  controller.turn(1)
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ left: 12 * STEP }))
  controller.destroy()
})
