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
 * The notice of a micro-frontend that the player's line has reported something (MFE-01), until it is closed or the list is
 * seen; the site itself says it by the badge alone.
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
