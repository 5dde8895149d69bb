import { Suspense } from 'react'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { createUnread } from '#app/platform/interruptions/unread.ts'
import { useStored } from '#app/platform/visit.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'

// Loaded with the first notification of the visit.
const HeaderInbox = lazyPart(() => import('./HeaderInbox.tsx').then((file) => file.HeaderInbox))

/** The button of the notifications in wide headers; nothing while there are none. */
export function InboxOpener() {
  const unread = useStored(createUnread)
  const { open, show } = useModalEntry('notifications')
  return (
    <Suspense>
      {unread !== undefined && <HeaderInbox unread={unread} expanded={open} onPress={show} />}
    </Suspense>
  )
}
