import type { ReactNode } from 'react'
import { moreMessages } from '#app/platform/messages/moreMessages.ts'
import { ExtraMessages } from './ExtraMessages.tsx'

/** Messages beyond those of the first page, imported by the components that need them. */
export const MoreMessages = ({ children }: { children: ReactNode }) => (
  <ExtraMessages messages={moreMessages}>{children}</ExtraMessages>
)
