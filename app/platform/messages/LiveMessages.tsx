import type { ReactNode } from 'react'
import { liveMessages } from '#app/platform/messages/liveMessages.ts'
import { ExtraMessages } from './ExtraMessages.tsx'

/** Messages of live tables. */
export const LiveMessages = ({ children }: { children: ReactNode }) => (
  <ExtraMessages messages={liveMessages}>{children}</ExtraMessages>
)
