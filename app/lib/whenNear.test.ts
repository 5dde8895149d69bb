import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hydrateNow, whenNear } from './whenNear.ts'

type Report = (entries: { isIntersecting: boolean }[]) => void

let observers: { report: Report; margin: string; observed: Element[]; disconnected: boolean }[] = []

beforeEach(() => {
  observers = []
  class Observer {
    readonly own
    constructor(report: Report, { rootMargin }: { rootMargin: string }) {
      this.own = { report, margin: rootMargin, observed: [] as Element[], disconnected: false }
      observers.push(this.own)
    }
    observe(element: Element) {
      this.own.observed.push(element)
    }
    disconnect() {
      this.own.disconnected = true
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
})

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** What has been resolved by now, `undefined` when nothing has. */
async function now(promise: Promise<boolean>): Promise<boolean | undefined> {
  return Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined)))])
}

/** A page with the parts drawn from these slices; the observer of the first one that waits. */
function draw(...hashes: string[]): void {
  document.body.replaceChildren(
    ...hashes.map((hash) => {
      const part = document.createElement('section')
      part.dataset.slice = hash
      return part
    }),
  )
}

test('a part that is not on the page is loaded at once', async () => {
  draw('abc')
  expect(await whenNear('xyz')).toBe(false)
  expect(observers).toEqual([])
})

test('a part of the page waits until it is near', async () => {
  draw('other', 'abc')
  const near = whenNear('abc')
  const [observer] = observers
  expect(observer?.observed).toEqual([document.body.children[1]])
  expect(observer?.margin).toBe('15% 0px')

  observer?.report([{ isIntersecting: false }])
  expect(await now(near)).toBeUndefined()
  expect(observer?.disconnected).toBe(false)

  observer?.report([{ isIntersecting: false }, { isIntersecting: true }])
  expect(await near).toBe(true)
  expect(observer?.disconnected).toBe(true)
})

test('a part that is hydrated waits no longer, and the others go on waiting', async () => {
  draw('abc', 'def')
  const first = whenNear('abc')
  const second = whenNear('def')
  hydrateNow('abc')
  expect(await now(first)).toBe(true)
  expect(await now(second)).toBeUndefined()
  expect(observers.map(({ disconnected }) => disconnected)).toEqual([true, false])
})

test.each(['never-waited', '__proto__'])('hydrating %s does nothing', (hash) => {
  expect(() => hydrateNow(hash)).not.toThrow()
})

test.each(['a"]', 'a\\b', '0-1', ''])('a hash of hostile letters selects nothing else: %j', async (hash) => {
  draw('abc')
  expect(await whenNear(hash)).toBe(false)
})
