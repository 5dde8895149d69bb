import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { addressOf, supportAddress } from '#app/domain/addresses.ts'
import { withFlags } from '#app/domain/flags.ts'
import { isPreviewPath, withPreview } from '#app/domain/preview.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { useOnline } from '#app/platform/connection.ts'
import { visitQuery } from '#app/platform/flags.ts'
import { updateReload } from '#app/platform/release/updateReload.ts'
import { ErrorPage } from '#ui/feedback/ErrorPage'
import { isPlain } from '#ui/foundation/plainPress.ts'

/**
 * The error page after an update: a file of the build is missing, and a reload loads the new build (ERR-02, UXP-12).
 */
export function ChunkError() {
  const { pathname } = usePageLocation()
  const { formatMessage } = useIntl()
  const ours = (href: string) => withFlags(withPreview(href, isPreviewPath(pathname)), visitQuery)
  const homeHref = ours(addressOf('lobby'))
  const [update] = useState(() => updateReload(homeHref))
  const secondsLeft = useSyncExternalStore(update.subscribe, update.getSnapshot, () => undefined)
  const online = useOnline()
  // While offline there was no update, and a reload would show the browser's own error page (UXP-17).
  useEffect(() => (online ? update.start() : undefined), [update, online])

  const way = update.target === 'home' ? 'home' : 'here'
  const href = way === 'home' ? homeHref : window.location.pathname + window.location.search

  // Files of this build are missing, so a navigation within the site could fail the same way.
  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (link?.getAttribute('href') !== href || !isPlain(event)) return
    event.preventDefault()
    if (online) update.go(way)
  }

  return (
    <>
      <title>{`${formatMessage({ id: online ? 'ui.errorPage.chunk.title' : 'ui.errorPage.offline.title' })} · Aramă`}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage
        kind={online ? 'chunk' : 'offline'}
        homeHref={homeHref}
        supportHref={ours(supportAddress)}
        returnHref={way === 'here' ? href : undefined}
        secondsLeft={online ? secondsLeft : undefined}
        onStay={update.stay}
        onClick={onClick}
        focused
      />
    </>
  )
}
