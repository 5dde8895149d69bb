import { Suspense, useState } from 'react'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { createUnread } from '#app/platform/interruptions/unread.ts'
import { useStored } from '#app/platform/visit.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'

// Loaded with the first notification of the visit.
const HeaderInbox = lazyPart(() => import('./HeaderInbox.tsx').then((file) => file.HeaderInbox))
const InboxPanel = lazyPart(() => import('./InboxPanel.tsx').then((file) => file.InboxPanel))

/** The notifications: their button in wide headers, and their list; nothing while there are none. */
export function InboxOpener() {
  const unread = useStored(createUnread)
  const { open, show, close } = useModalEntry('notifications')
  const [used, setUsed] = useState(open)
  if (open && !used) setUsed(true)
  return (
    <Suspense>
      {unread !== undefined && <HeaderInbox unread={unread} expanded={open} onPress={show} />}
      {used && <InboxPanel open={open} onClose={close} />}
    </Suspense>
  )
}
