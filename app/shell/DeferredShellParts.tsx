import { Suspense } from 'react'
import { useNightTone } from '#app/platform/nightTone.ts'
import { createPreferences } from '#app/platform/preferences.ts'
import { useServices } from '#app/platform/useServices.ts'
import { useStored } from '#app/platform/visit.ts'
import { useDeferredPlayer } from '#app/player/session/auth.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { AnalyticsHost } from './consent/AnalyticsHost.tsx'
import { InterruptionBlocker } from './InterruptionBlocker.tsx'
import { InboxHost } from './inbox/InboxHost.tsx'
import { OfflineCaching } from './offline/OfflineCaching.tsx'
import { ResumeRecorder } from './resume/ResumeRecorder.tsx'

const MirrorRecorder = lazyPart(() =>
  import('#app/player/mirror/MirrorRecorder.tsx').then((file) => file.MirrorRecorder),
)

const OpenTileHost = lazyPart(() =>
  import('#app/game/openTile/OpenTileHost.tsx').then((file) => file.OpenTileHost),
)

// For players.
const ListsOffer = lazyPart(() => import('#app/player/lists/ListsOffer.tsx').then((file) => file.ListsOffer))

/**
 * Parts of the shell that the first view does not need: analytics, interruptions, the list of notifications, opened tiles,
 * the record of items to resume, the change of the night tone, and the player's mirror.
 */
export function DeferredShellParts() {
  const { analytics } = useServices()
  useNightTone()
  const { mirror } = useStored(createPreferences)
  const player = useDeferredPlayer()
  return (
    <>
      <InterruptionBlocker />
      <InboxHost />
      <ResumeRecorder />
      <OfflineCaching />
      <Suspense>
        {player && <ListsOffer />}
        <OpenTileHost />
      </Suspense>
      <Suspense>{mirror && player && <MirrorRecorder />}</Suspense>
      {analytics && <AnalyticsHost address={analytics} />}
    </>
  )
}
