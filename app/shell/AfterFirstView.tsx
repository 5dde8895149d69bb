import { Suspense } from 'react'
import { useNightTone } from '#app/platform/nightTone.ts'
import { useServices } from '#app/platform/useServices.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { AnalyticsHost } from './consent/AnalyticsHost.tsx'
import { InterruptionGate } from './InterruptionGate.tsx'
import { InboxHost } from './inbox/InboxHost.tsx'
import { SiteKeeper } from './offline/SiteKeeper.tsx'
import { ResumeRecorder } from './resume/ResumeRecorder.tsx'

const OpenTileHost = lazyPart(() =>
  import('#app/game/openTile/OpenTileHost.tsx').then((file) => file.OpenTileHost),
)

/**
 * Parts of the shell that a first view does without: analytics, interruptions, the list of notifications, opened tiles, what
 * can be resumed, and the change of the night tone.
 */
export function AfterFirstView() {
  const { analytics } = useServices()
  useNightTone()
  return (
    <>
      <InterruptionGate />
      <InboxHost />
      <ResumeRecorder />
      <SiteKeeper />
      <Suspense>
        <OpenTileHost />
      </Suspense>
      {analytics && <AnalyticsHost address={analytics} />}
    </>
  )
}
