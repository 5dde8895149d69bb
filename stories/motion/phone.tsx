import '../../ui/foundation/layers.css'
import '../../tokens/dist/tokens.css'
import '../../ui/foundation/base.css'
import type { ReactNode } from 'react'
import { afterEach, beforeEach } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { drawOnPage } from '../drawOnPage.tsx'

/** Lets things move, as most people have it; the browser of the tests asks for stillness. */
export const allowMotion = (allowed: boolean) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: allowed ? 'no-preference' : 'reduce' }],
  })

let remove = () => {}

/** Draws `element` on the page until the end of the test. */
export function draw(element: ReactNode): void {
  remove = drawOnPage(element).remove
}

/** Before each test a window of this size in which things move; after it nothing is drawn, and the browser is still. */
export function withMotion(width: number, height: number): void {
  beforeEach(async () => {
    await page.viewport(width, height)
    await allowMotion(true)
  })

  afterEach(async () => {
    remove()
    delete document.documentElement.dataset.motion
    await allowMotion(false)
  })
}

export const nextFrame = () => new Promise((done) => requestAnimationFrame(done))

/** What a script moves, without the transitions of style sheets. */
export const movedByScript = (element: Element): Animation[] =>
  element.getAnimations().filter((animation) => !(animation instanceof CSSTransition))

/** Milliseconds that it takes. */
export const durationOf = (animation: Animation | undefined): number =>
  Number(animation?.effect?.getTiming().duration)
