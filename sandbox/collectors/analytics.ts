import * as v from 'valibot'
import { AnalyticsEvent } from '#app/api/contract/analytics.ts'

const Posted = v.object({ analytics_storage: v.string(), event: v.unknown() })

/** The record of a posted event, with what of it breaks the contract; `undefined` for something else. */
export function analyticsRecord(text: string): unknown {
  const posted = v.safeParse(v.pipe(v.string(), v.parseJson(), Posted), text)
  if (!posted.success) return undefined
  const { event, analytics_storage } = posted.output
  const { issues } = v.safeParse(AnalyticsEvent, event)
  return { event, analytics_storage, ...(issues && { problems: v.flatten(issues) }) }
}
