import { Suspense, useState } from 'react'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { useArrivedPlayer } from './session/auth.ts'

// Comes with a player.
const PlayerHost = lazyPart(() => import('./PlayerHost.tsx').then((file) => file.PlayerHost))

/** What belongs to a player and no page; it stays for who comes next, and what closes may finish. */
export function AccountHost() {
  const player = useArrivedPlayer()
  const [used, setUsed] = useState(false)
  if (player && !used) setUsed(true)
  return <Suspense>{used && <PlayerHost username={player?.username} />}</Suspense>
}
