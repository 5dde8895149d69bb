import { useSyncExternalStore } from 'react'
import { MoreWords } from '#app/i18n/MoreWords.tsx'
import { OfflineBar } from '#ui/feedback/OfflineBar'
import styles from './Offline.module.css'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says when the connection is gone; loaded while there still is one. */
export function Offline() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <MoreWords>
      <OfflineBar className={styles.bar} offline={!online} />
    </MoreWords>
  )
}
