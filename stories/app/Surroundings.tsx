import { type ReactNode, useEffect } from 'react'
import { IntlProvider } from 'react-intl'
import { ScrollRestoration } from 'react-router-dom'
import { pageOf } from '#app/history/historyEntries.ts'
import { messages } from '#app/i18n/messages.ts'
import { SiteLink } from '#app/links/SiteLink.tsx'
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
      <ScrollRestoration getKey={pageOf} />
    </IntlProvider>
  )
}
