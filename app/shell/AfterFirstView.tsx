import { useServices } from '#app/platform/useServices.ts'
import { AnalyticsHost } from './consent/AnalyticsHost.tsx'
import { InterruptionGate } from './InterruptionGate.tsx'
import { InboxHost } from './inbox/InboxHost.tsx'

/** Parts of the shell that a first view does without: analytics, interruptions and the list of notifications. */
export function AfterFirstView() {
  const { analytics } = useServices()
  return (
    <>
      <InterruptionGate />
      <InboxHost />
      {analytics && <AnalyticsHost address={analytics} />}
    </>
  )
}
