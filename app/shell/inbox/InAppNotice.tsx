import { Suspense, useState } from 'react'
import { unreadNotes } from '#app/domain/inbox.ts'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { createInterruptions } from '#app/platform/interruptions/interruptions.ts'
import { frontendPart } from '#app/platform/microFrontends/frontendPart.tsx'
import { useSelected } from '#app/platform/visit.ts'
import { useFrontend } from '../useFrontend.ts'

// Loaded where the toggle asks for it.
const NoticeFrontend = frontendPart(() => import('./NoticeFrontend.tsx').then((file) => file.NoticeFrontend))

/**
 * A notice about a new notification to the player, drawn by a micro-frontend (MFE-01), until it is closed or the list is
 * opened. Without the micro-frontend only the badge shows it.
 */
export function InAppNotice() {
  const unread = useSelected(createInterruptions, ({ inbox }) => unreadNotes(inbox))
  const { open, show } = useModalEntry('notifications')
  const [closedAt, setClosedAt] = useState(0)
  if (unread < closedAt) setClosedAt(unread)
  const wanted = unread > closedAt && !open
  const { drawnBy, fail } = useFrontend('micro-frontend-notifications', wanted)
  if (!wanted || drawnBy !== 'micro-frontend') return null
  return (
    <Suspense>
      <NoticeFrontend count={unread} onOpen={show} onClose={() => setClosedAt(unread)} onFail={fail} />
    </Suspense>
  )
}
