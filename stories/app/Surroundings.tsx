import { type ReactNode, useEffect } from 'react'
import { IntlProvider } from 'react-intl'
import { ScrollRestoration } from 'react-router-dom'
import { pageKeyOf } from '#app/navigation/historyEntries.ts'
import { SiteLink } from '#app/navigation/SiteLink.tsx'
import { messages } from '#app/platform/messages/messages.ts'
import { LinkElement } from '#ui/foundation/Link'

/** Dispatches the first interaction, for which the site waits with some content. */
function Present() {
  useEffect(() => void window.dispatchEvent(new Event('scroll')), [])
  return null
}

/** The elements that the site's document has around its pages. */
export function Surroundings({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="ro" messages={messages as never}>
      <LinkElement value={SiteLink}>{children}</LinkElement>
      <Present />
      <ScrollRestoration getKey={pageKeyOf} />
    </IntlProvider>
  )
}
