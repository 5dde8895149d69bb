import { type RefObject, useEffect, useRef } from 'react'
import type { Swiper } from 'swiper'
import { prefersStill, swipeConstants } from '#ui/foundation/swipe.ts'

type Names = { track: string; slide: string }

async function createSwiper(viewport: HTMLElement, names: Names, at: number): Promise<Swiper> {
  const { EffectFade, Swiper } = await import('#ui/foundation/swiper.ts')
  viewport.dataset.attached = ''
  return new Swiper(viewport, {
    ...swipeConstants,
    speed: prefersStill() ? 0 : swipeConstants.speed,
    modules: [EffectFade],
    effect: 'fade',
    fadeEffect: { crossFade: true },
    rewind: true,
    initialSlide: at,
    wrapperClass: names.track,
    slideClass: names.slide,
    a11y: { enabled: false },
  })
}

/** Swiping for the hero: Swiper is loaded at the first touch or drag and synchronised with `active`. */
export function useHeroSwipe(
  viewport: RefObject<HTMLElement | null>,
  names: Names,
  active: number,
  onChange: (index: number) => void,
): () => void {
  const swiper = useRef<Swiper>(undefined)
  const starting = useRef(false)

  useEffect(() => {
    swiper.current?.slideTo(active)
  }, [active])
  useEffect(() => () => void swiper.current?.destroy(true, true), [])

  return () => {
    const element = viewport.current
    if (starting.current || !element) return
    starting.current = true
    void createSwiper(element, names, active).then((created) => {
      swiper.current = created
      created.on('slideChange', () => onChange(created.activeIndex))
    })
  }
}
