import { afterEach, expect, test, vi } from 'vitest'
import { prefersStill, swipeConstants } from './swipe.ts'

afterEach(() => vi.unstubAllGlobals())

test('KIT-05 every carousel has the swipe constants of the specification, under Swiper’s names', () => {
  expect(swipeConstants).toEqual({
    speed: 300,
    threshold: 5,
    longSwipesMs: 300,
    longSwipesRatio: 0.5,
    resistanceRatio: 0.85,
    touchAngle: 45,
  })
})

test.each([true, false])('the motion preference is read at each call: %s', (matches) => {
  const matchMedia = vi.fn(() => ({ matches }))
  vi.stubGlobal('matchMedia', matchMedia)
  expect(prefersStill()).toBe(matches)
  expect(matchMedia).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)')
})
