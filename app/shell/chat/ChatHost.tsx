import { Suspense, useState } from 'react'
import { useSelected } from '#app/platform/visit.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { createChat } from './chat.ts'

// Loaded with the first press of the toggle.
const ChatPanel = lazyPart(() => import('./ChatPanel.tsx').then((file) => file.ChatPanel))

/** The place of the chat's window; once used it stays, so that messages arrive while it is closed. */
export function ChatHost() {
  const wanted = useSelected(createChat, ({ visibility }) => visibility !== 'hidden')
  const [used, setUsed] = useState(false)
  if (wanted && !used) setUsed(true)
  return <Suspense>{used && <ChatPanel />}</Suspense>
}
