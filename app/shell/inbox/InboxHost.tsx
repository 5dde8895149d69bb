import { Suspense, useState } from 'react'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'

// Loaded when it is first opened.
const InboxPanel = lazyPart(() => import('./InboxPanel.tsx').then((file) => file.InboxPanel))

/** The list of notifications over any page, also over a running game: it opens only by a press. */
export function InboxHost() {
  const { open, close } = useModalEntry('notifications')
  const [used, setUsed] = useState(open)
  if (open && !used) setUsed(true)
  return <Suspense>{used && <InboxPanel open={open} onClose={close} />}</Suspense>
}
