import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '#app/content/shell.ts'
import { useOnline } from '#app/platform/connection.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { keepVisitCookies } from '#app/platform/visitCookies.ts'
import { AppBanner } from './AppBanner.tsx'
import styles from './BottomBar.module.css'
import { Connection } from './Connection.tsx'
import { ConsentHost, useConsentAsked } from './consent/ConsentHost.tsx'
import { InAppNotice } from './inbox/InAppNotice.tsx'
import { WebMessages } from './webMessages/WebMessages.tsx'

/**
 * The bar over the bottom edge: the offline notice, else the offer of the app. It overlaps the page, because in the
 * flow it would shift the page under the visitor's finger.
 */
export function BottomBar() {
  const { appBanner, compliance, cookieDomain } = useShell()
  const online = useOnline()
  const asked = useConsentAsked()
  const { locale } = useIntl()
  useEffect(() => keepVisitCookies(locale, cookieDomain), [locale, cookieDomain])
  return (
    <MoreMessages>
      <div className={styles.bottom}>
        <Connection />
        {appBanner && <AppBanner settings={appBanner} compliance={compliance} waits={!online} />}
      </div>
      <WebMessages />
      <InAppNotice />
      <ConsentHost asked={asked} />
    </MoreMessages>
  )
}
