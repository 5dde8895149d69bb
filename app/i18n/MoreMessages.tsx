import type { ReactNode } from 'react'
import { moreMessages } from '#app/i18n/moreMessages.ts'
import { ExtraMessages } from './ExtraMessages.tsx'

/** The words beyond the first page's, for what stands in it; whoever needs them brings them along. */
export const MoreMessages = ({ children }: { children: ReactNode }) => (
  <ExtraMessages messages={moreMessages}>{children}</ExtraMessages>
)
