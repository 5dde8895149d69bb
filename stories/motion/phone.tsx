import '../../ui/foundation/layers.css'
import '../../tokens/dist/tokens.css'
import '../../ui/foundation/base.css'
import type { ReactNode } from 'react'
import { cdp } from 'vitest/browser'
import { drawOnPage } from '../drawOnPage.tsx'

/** Lets things move, as most people have it; the browser of the tests asks for stillness. */
export const allowMotion = (allowed: boolean) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: allowed ? 'no-preference' : 'reduce' }],
  })

/** Draws `element` on a page of its own; returns what takes it away. */
export const draw = (element: ReactNode): (() => void) => drawOnPage(element).remove

export const nextFrame = () => new Promise((done) => requestAnimationFrame(done))

/** What a script moves, without the transitions of style sheets. */
export const movedByScript = (element: Element): Animation[] =>
  element.getAnimations().filter((animation) => !(animation instanceof CSSTransition))

/** Milliseconds that it takes. */
export const durationOf = (animation: Animation | undefined): number =>
  Number(animation?.effect?.getTiming().duration)
