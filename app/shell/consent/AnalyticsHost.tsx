import { useEffect } from 'react'
import { createTagManager } from '#app/platform/analytics/tagManager.ts'
import { useStore } from '#app/platform/visit.ts'

/** Loads the analytics script from `address`; rendered only while the visitor allows it (ANA-03). */
export function AnalyticsHost({ address }: { address: string }) {
  const { load } = useStore(createTagManager)
  useEffect(() => load(address), [load, address])
  return null
}
