import { fireEvent, render, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tokens } from '#tokens/dist/tokens.ts'
import { messagesInTests } from '#ui/foundation/messages/inTests.ts'
import { HeroCarousel } from '#ui/layout/HeroCarousel'
import { Rail } from '#ui/layout/Rail'

const given = vi.hoisted(() => ({ options: [] as Record<string, unknown>[] }))

vi.mock('#ui/foundation/swiper.ts', () => ({
  EffectFade: {},
  Mousewheel: {},
  Swiper: class {
    activeIndex = 0
    isBeginning = true
    isEnd = false
    constructor(_viewport: HTMLElement, options: Record<string, unknown>) {
      given.options.push(options)
    }
    on() {}
    slideTo() {}
    destroy() {}
  },
}))

beforeEach(() => {
  given.options = []
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }))
  vi.stubGlobal('ResizeObserver', observer)
  vi.stubGlobal('IntersectionObserver', observer)
})

afterEach(() => vi.unstubAllGlobals())

const slides = ['unu', 'doi', 'trei'].map((word) => <p key={word}>{word}</p>)

const carousels: [string, ReactElement][] = [
  [
    'Rail',
    <Rail key="rail" title="Jucate recent" layout="Default">
      {slides}
    </Rail>,
  ],
  [
    'HeroCarousel',
    <HeroCarousel key="hero" label="Noutăți">
      {slides}
    </HeroCarousel>,
  ],
]

test.each(carousels)('KIT-05 %s swipes by the constants of the specification', async (_name, carousel) => {
  const { getByText } = render(
    <IntlProvider locale="ro" messages={messagesInTests}>
      {carousel}
    </IntlProvider>,
  )
  // A touch that starts and ends: one carousel waits for the first event, the others for the second.
  fireEvent.touchStart(getByText('unu'))
  fireEvent.touchEnd(getByText('unu'))
  await waitFor(() => expect(given.options).toHaveLength(1))
  expect(given.options[0]).toMatchObject({
    speed: 300,
    threshold: 5,
    longSwipesMs: 300,
    longSwipesRatio: 0.5,
    resistanceRatio: 0.85,
    touchAngle: 45,
  })
})

test('KIT-05 two taps are one double tap within 300 ms, which is Swiper’s own time', () => {
  expect(tokens.carousel['double-tap-ms']).toBe(300)
})
