import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { ContentStatus } from '#app/api/contract/common.ts'
import { MoreWords } from '#app/i18n/MoreWords.tsx'
import { keepVisitCookies } from '#app/integrations/visitCookies.ts'
import { useOnline } from '#app/lib/connection.ts'
import { useSlice } from '#app/queries/slices.ts'
import { AppBanner } from './AppBanner.tsx'
import styles from './Bottom.module.css'
import { Connection } from './Connection.tsx'

type BottomProps = { slice: string; status: ContentStatus }

/**
 * What lies over the end of the view: that the connection is gone, else the offer of the app. In the flow either
 * would push the page from under the visitor's finger.
 */
export function Bottom({ slice, status }: BottomProps) {
  const { appBanner, compliance, cookieDomain } = useSlice(slice, 'Shell', { status })
  const online = useOnline()
  const { locale } = useIntl()
  useEffect(() => keepVisitCookies(locale, cookieDomain), [locale, cookieDomain])
  return (
    <MoreWords>
      <div className={styles.bottom}>
        <Connection />
        {appBanner && <AppBanner settings={appBanner} compliance={compliance} waits={!online} />}
      </div>
    </MoreWords>
  )
}
