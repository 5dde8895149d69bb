import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { MoreMessages } from '#app/i18n/MoreMessages.tsx'
import { keepVisitCookies } from '#app/integrations/visitCookies.ts'
import { useOnline } from '#app/lib/connection.ts'
import { useShell } from '#app/queries/shell.ts'
import { AppBanner } from './AppBanner.tsx'
import styles from './Bottom.module.css'
import { Connection } from './Connection.tsx'

/**
 * What lies over the end of the view: that the connection is gone, else the offer of the app. In the flow either
 * would push the page from under the visitor's finger.
 */
export function Bottom() {
  const { appBanner, compliance, cookieDomain } = useShell()
  const online = useOnline()
  const { locale } = useIntl()
  useEffect(() => keepVisitCookies(locale, cookieDomain), [locale, cookieDomain])
  return (
    <MoreMessages>
      <div className={styles.bottom}>
        <Connection />
        {appBanner && <AppBanner settings={appBanner} compliance={compliance} waits={!online} />}
      </div>
    </MoreMessages>
  )
}
