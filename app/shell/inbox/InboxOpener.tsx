import { Suspense } from 'react'
import { createUnread } from '#app/platform/interruptions/unread.ts'
import { useSelected } from '#app/platform/visit.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'

// Loaded with the first notification of the visit.
const HeaderInbox = lazyPart(() => import('./HeaderInbox.tsx').then((file) => file.HeaderInbox))

/** The button of the notifications in wide headers; renders nothing while there are none. */
export function InboxOpener() {
  const any = useSelected(createUnread, (unread) => unread !== undefined)
  return <Suspense>{any && <HeaderInbox />}</Suspense>
}
