import { useSyncExternalStore } from 'react'
import type { ContentStatus } from '#app/api/contract/common.ts'
import { MoreWords } from '#app/i18n/MoreWords.tsx'
import { useSlice } from '#app/queries/slices.ts'
import { OfflineBar } from '#ui/feedback/OfflineBar'
import { AppBanner } from './AppBanner.tsx'
import styles from './Bottom.module.css'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

type BottomProps = { slice: string; status: ContentStatus }

/**
 * What lies over the end of the view: that the connection is gone, else the offer of the app. In the flow either
 * would push the page from under the visitor's finger.
 */
export function Bottom({ slice, status }: BottomProps) {
  const { appBanner, compliance } = useSlice(slice, 'Shell', { status })
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <MoreWords>
      <div className={styles.bottom}>
        <OfflineBar offline={!online} />
        {appBanner && <AppBanner settings={appBanner} compliance={compliance} waits={!online} />}
      </div>
    </MoreWords>
  )
}
