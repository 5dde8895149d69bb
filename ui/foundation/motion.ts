import { tokens } from '#tokens/dist/tokens.ts'
import { retryWhenOnline } from './retryWhenOnline.ts'
import { prefersStill } from './swipe.ts'

type Animate = typeof import('./animate.ts')['animate']

/** What changes, from what to what, by the names that scripts use: `translate`, `clipPath`. */
export type Change = Record<string, [from: string | number, to: string | number]>

export type Pace = { ms: number; ease: keyof typeof tokens.ease }

export type Movement = {
  /** Resolves when it has arrived; never when it was stopped. */
  arrived: Promise<unknown>
  /** Ends it, and leaves the element where it is. */
  stop: () => void
}

let animate: Animate | undefined
let asked: Promise<void> | undefined

/** Brings what moves things, once, for a part that may soon need it. */
export function bringMotion(): Promise<void> {
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

/** Whether something can move now: what moves it is here, and nobody asked for less motion or quiet (UXP-14). */
export const canMove = (): boolean => animate !== undefined && !prefersStill()

/** Moves `element` and leaves it there, with its transitions off; nothing where nothing can move. */
export function move(element: HTMLElement, change: Change, { ms, ease }: Pace): Movement | undefined {
  if (!animate || !canMove()) return undefined
  element.style.transition = 'none'
  const animation = animate(element, change, { duration: ms / 1000, ease: tokens.ease[ease] })
  return { arrived: animation.finished, stop: () => animation.stop() }
}

/** Gives `element` back to its style sheet, where it stands already: no transition leads there. */
export function handBack(element: HTMLElement, ...names: ('translate' | 'opacity')[]): void {
  for (const name of names) element.style[name] = ''
  // Asking makes the browser notice before transitions are allowed again.
  void getComputedStyle(element).translate
  element.style.transition = ''
}
