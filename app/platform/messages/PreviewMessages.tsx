import type { ReactNode } from 'react'
import { previewMessages } from '#app/platform/messages/previewMessages.ts'
import { ExtraMessages } from './ExtraMessages.tsx'

/** Messages for editors. */
export const PreviewMessages = ({ children }: { children: ReactNode }) => (
  <ExtraMessages messages={previewMessages}>{children}</ExtraMessages>
)
