import type { SwiperOptions } from 'swiper/types'
import { tokens } from '#tokens/dist/tokens.ts'

const { carousel } = tokens

/** Swipe constants of every carousel (S2 9, KIT-05); Swiper is loaded at the first gesture only. */
export const swipeConstants = {
  speed: carousel.speed,
  threshold: carousel.threshold,
  longSwipesMs: carousel['long-swipes-ms'],
  longSwipesRatio: carousel['long-swipes-ratio'],
  resistanceRatio: carousel['resistance-ratio'],
  touchAngle: carousel['touch-angle'],
} satisfies SwiperOptions

/** Media query for reduced motion. */
export const STILL_QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the visitor wants less motion, by the system or the site's quiet mode (UXP-14). */
export const prefersStill = (): boolean =>
  document.documentElement.dataset.motion === 'quiet' || window.matchMedia(STILL_QUERY).matches
