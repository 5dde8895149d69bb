import { tokens } from '#tokens/dist/tokens.ts'
import { retryWhenOnline } from './retryWhenOnline.ts'
import { prefersStill } from './swipe.ts'

type Animate = typeof import('./animate.ts')['animate']

/** Animated properties with start and end, by their script names: `translate`, `clipPath`. */
export type Change = Record<string, [from: string | number, to: string | number]>

/** A token's easing as the browser's own animations take it. */
export const curveOf = (name: keyof typeof tokens.ease): string => `cubic-bezier(${tokens.ease[name].join()})`

export type Pace = { ms: number; ease: keyof typeof tokens.ease }

export type Movement = {
  /** Resolves at the end of the animation; never after `stop`. */
  arrived: Promise<unknown>
  /** Stops it, and leaves the element where it is. */
  stop: () => void
}

let animate: Animate | undefined
let asked: Promise<void> | undefined

/** Loads the animation code once, for a component that may soon need it. */
export function loadMotion(): Promise<void> {
  if (prefersStill()) return Promise.resolve()
  asked ??= retryWhenOnline(() => import('./animate.ts')).then(
    (motion) => {
      animate = motion.animate
    },
    () => {
      asked = undefined
    },
  )
  return asked
}

/** Whether animations run: their code is loaded, and the visitor has not asked for less motion or quiet (UXP-14). */
export const canMove = (): boolean => animate !== undefined && !prefersStill()

/** Animates `element` and leaves it at the end, with its transitions off; undefined if animations do not run. */
export function move(element: HTMLElement, change: Change, { ms, ease }: Pace): Movement | undefined {
  if (!animate || !canMove()) return undefined
  element.style.transition = 'none'
  const animation = animate(element, change, { duration: ms / 1000, ease: tokens.ease[ease] })
  return { arrived: animation.finished, stop: () => animation.stop() }
}

/** Removes the inline styles of `element`, which is at its final place already, without a transition. */
export function resetInlineStyles(
  element: HTMLElement,
  ...names: ('translate' | 'opacity' | 'willChange')[]
): void {
  for (const name of names) element.style[name] = ''
  // Forces a style recalculation before transitions are allowed again.
  void getComputedStyle(element).translate
  element.style.transition = ''
}
