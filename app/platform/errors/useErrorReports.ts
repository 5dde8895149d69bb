import { useEffect } from 'react'
import { useAfterFirstInteraction } from '../useFirstInteraction.ts'
import { useServices } from '../useServices.ts'
import { storeOf, useStored, useVisit, type Visit } from '../visit.ts'
import { createErrorLog } from './errorLog.ts'

const createWaitingErrors = (visit: Visit) => storeOf(visit, createErrorLog).waiting

/**
 * Reports errors from the first interaction or the first error on; only with a DSN and a sample rate, and not in
 * development (ERR-05).
 */
export function useErrorReports(): void {
  const visit = useVisit()
  const { errors, errorRate } = useServices()
  const present = useAfterFirstInteraction()
  const failed = useStored(createWaitingErrors).length > 0
  const wanted = import.meta.env.PROD && (present || failed)
  useEffect(() => {
    if (!wanted || !errors || !errorRate) return
    // Without the client errors stay in the browser's console.
    import('./errorClient.ts').then(
      (file) => file.startErrorReports(visit, errors, errorRate),
      () => undefined,
    )
  }, [wanted, errors, errorRate, visit])
}
