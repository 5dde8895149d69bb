import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { messages } from '#app/platform/messages/messages.ts'
import { moreMessages } from '#app/platform/messages/moreMessages.ts'
import { previewMessages } from '#app/platform/messages/previewMessages.ts'
import { ModalStack } from '#ui/overlay/ModalStack'

type Drawn = {
  host: HTMLElement
  /** Takes it away again. */
  remove: () => void
}

/** Draws `element` in a main element of its own, for tests that are no stories. */
export function drawOnPage(element: ReactNode): Drawn {
  const host = document.body.appendChild(document.createElement('main'))
  const root = createRoot(host)
  root.render(
    <IntlProvider locale="ro" messages={{ ...messages, ...moreMessages, ...previewMessages }}>
      <ModalStack>{element}</ModalStack>
    </IntlProvider>,
  )
  return {
    host,
    remove() {
      root.unmount()
      host.remove()
    },
  }
}
