import { tokens } from '#tokens/dist/tokens.ts'
import { curveOf } from '#ui/foundation/motion.ts'
import { prefersStill } from '#ui/foundation/swipe.ts'

/** Opacity to which the old page fades and from which the new one comes: the view is never empty. */
const FAINT = 0.6
const DISTANCE = '0 6px'

function move(
  page: HTMLElement | null,
  frames: PropertyIndexedKeyframes,
  timing: KeyframeAnimationOptions,
): Animation | undefined {
  return page && !prefersStill() ? page.animate(frames, timing) : undefined
}

/** Fades a page that is left; it stays faint until the animation is cancelled. */
export const fadeOut = (page: HTMLElement | null) =>
  move(
    page,
    { opacity: [1, FAINT] },
    { duration: tokens.duration['page-out'], easing: curveOf('exit'), fill: 'forwards' },
  )

/** Moves a page in. */
export const moveIn = (page: HTMLElement | null) =>
  move(
    page,
    { opacity: [FAINT, 1], translate: [DISTANCE, 'none'] },
    { duration: tokens.duration['page-in'], easing: curveOf('enter') },
  )
