import '../../ui/foundation/layers.css'
import '../../tokens/dist/tokens.css'
import '../../ui/foundation/base.css'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { cdp } from 'vitest/browser'
import { messages } from '#app/i18n/messages.ts'
import { moreMessages } from '#app/i18n/moreMessages.ts'
import { ModalStack } from '#ui/overlay/ModalStack'

/** Lets things move, as most people have it; the browser of the tests asks for stillness. */
export const allowMotion = (allowed: boolean) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: allowed ? 'no-preference' : 'reduce' }],
  })

/** Draws `element` on a page of its own; returns what takes it away. */
export function draw(element: ReactNode): () => void {
  const host = document.body.appendChild(document.createElement('main'))
  const root = createRoot(host)
  root.render(
    <IntlProvider locale="ro" messages={{ ...messages, ...moreMessages }}>
      <ModalStack>{element}</ModalStack>
    </IntlProvider>,
  )
  return () => {
    root.unmount()
    host.remove()
  }
}

export const nextFrame = () => new Promise((done) => requestAnimationFrame(done))

/** What a script moves, without the transitions of style sheets. */
export const movedByScript = (element: Element): Animation[] =>
  element.getAnimations().filter((animation) => !(animation instanceof CSSTransition))

/** Milliseconds that it takes. */
export const durationOf = (animation: Animation | undefined): number =>
  Number(animation?.effect?.getTiming().duration)
