import type { ReactNode } from 'react'
import { liveMessages } from '#app/i18n/liveMessages.ts'
import { ExtraMessages } from './ExtraMessages.tsx'

/** Messages of live tables. */
export const LiveMessages = ({ children }: { children: ReactNode }) => (
  <ExtraMessages messages={liveMessages}>{children}</ExtraMessages>
)
