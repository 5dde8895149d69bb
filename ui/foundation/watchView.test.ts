import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createViewWatcher, onceNear } from './watchView.ts'

type Entries = { target: Element; isIntersecting: boolean }[]

/** The observers of a test: their margins, their elements and their callbacks. */
let observers: { margin: string; elements: Set<Element>; report: (entries: Entries) => void }[] = []

beforeEach(() => {
  observers = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #elements = new Set<Element>()
      constructor(report: (entries: Entries) => void, { rootMargin }: { rootMargin: string }) {
        observers.push({ margin: rootMargin, elements: this.#elements, report })
      }
      observe(element: Element) {
        this.#elements.add(element)
      }
      unobserve(element: Element) {
        this.#elements.delete(element)
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const element = () => document.createElement('div')

test('one observer serves all elements, and each listener hears of its own', () => {
  const watch = createViewWatcher('64px')
  const [one, other] = [element(), element()]
  const heard: string[] = []
  watch(one, (isInView) => heard.push(`one ${isInView}`))
  const stop = watch(other, (isInView) => heard.push(`other ${isInView}`))
  expect(observers.map(({ margin }) => margin)).toEqual(['64px'])
  const [observer] = observers
  observer?.report([
    { target: one, isIntersecting: false },
    { target: other, isIntersecting: true },
    { target: one, isIntersecting: true },
  ])
  expect(heard).toEqual(['one false', 'other true', 'one true'])
  stop()
  expect([...(observer?.elements ?? [])]).toEqual([one])
  // A report that was on its way.
  observer?.report([{ target: other, isIntersecting: false }])
  expect(heard).toHaveLength(3)
})

test('an element that comes near is reported once', () => {
  const target = element()
  const then = vi.fn()
  onceNear(target, '50%', then)
  const [observer] = observers
  expect(observer?.margin).toBe('50% 0px')
  observer?.report([{ target, isIntersecting: false }])
  expect(then).not.toHaveBeenCalled()
  observer?.report([{ target, isIntersecting: true }])
  observer?.report([{ target, isIntersecting: true }])
  expect(then).toHaveBeenCalledTimes(1)
  expect(observer?.elements.size).toBe(0)
})
