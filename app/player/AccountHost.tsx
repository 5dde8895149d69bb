import { Suspense, useState } from 'react'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { useDeferredPlayer } from './session/auth.ts'

// Loaded for players only.
const PlayerHost = lazyPart(() => import('./PlayerHost.tsx').then((file) => file.PlayerHost))

/** Player features outside of pages; stays mounted after a logout, so that closing animations finish. */
export function AccountHost() {
  const player = useDeferredPlayer()
  const [used, setUsed] = useState(false)
  if (player && !used) setUsed(true)
  return <Suspense>{used && <PlayerHost username={player?.username} />}</Suspense>
}
