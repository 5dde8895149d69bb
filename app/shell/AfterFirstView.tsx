import { Suspense } from 'react'
import { useServices } from '#app/platform/useServices.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { AnalyticsHost } from './consent/AnalyticsHost.tsx'
import { InterruptionGate } from './InterruptionGate.tsx'
import { InboxHost } from './inbox/InboxHost.tsx'

const OpenTileHost = lazyPart(() =>
  import('#app/game/openTile/OpenTileHost.tsx').then((file) => file.OpenTileHost),
)

/** Parts of the shell that a first view does without: analytics, interruptions, the list of notifications and opened tiles. */
export function AfterFirstView() {
  const { analytics } = useServices()
  return (
    <>
      <InterruptionGate />
      <InboxHost />
      <Suspense>
        <OpenTileHost />
      </Suspense>
      {analytics && <AnalyticsHost address={analytics} />}
    </>
  )
}
