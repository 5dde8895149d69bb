import { useEffect } from 'react'
import { startAnalytics } from '#app/platform/analytics/analytics.ts'
import { createConsent } from '#app/platform/analytics/consent.ts'
import { createTagManager } from '#app/platform/analytics/tagManager.ts'
import { useStore, useStored, useVisit } from '#app/platform/visit.ts'

/** Sends events to `dataLayer`, and loads the analytics script from `address` once the visitor allows it (ANA-03). */
export function AnalyticsHost({ address }: { address: string }) {
  const visit = useVisit()
  const { load } = useStore(createTagManager)
  const consent = useStored(createConsent)
  useEffect(() => startAnalytics(visit), [visit])
  useEffect(() => {
    if (consent === 'granted') load(address)
  }, [load, address, consent])
  return null
}
