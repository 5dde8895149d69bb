import { tokens } from '#tokens/dist/tokens.ts'
import { curveOf } from '#ui/foundation/motion.ts'
import { prefersStill } from '#ui/foundation/swipe.ts'

/** Opacity at the end of a page's fade-out and at the start of its fade-in, so that the view is never empty. */
const FADED_OPACITY = 0.6
const MOVE_DISTANCE = '0 6px'

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
    { opacity: [1, FADED_OPACITY] },
    { duration: tokens.duration['page-out'], easing: curveOf('exit'), fill: 'forwards' },
  )

/** Moves a page in. */
export const moveIn = (page: HTMLElement | null) =>
  move(
    page,
    { opacity: [FADED_OPACITY, 1], translate: [MOVE_DISTANCE, 'none'] },
    { duration: tokens.duration['page-in'], easing: curveOf('enter') },
  )
