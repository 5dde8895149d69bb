import type { ReactNode } from 'react'
import { moreMessages } from '#app/i18n/moreMessages.ts'
import { Words } from './Words.tsx'

/** The words beyond the first page's, for what stands in it; whoever needs them brings them along. */
export const MoreWords = ({ children }: { children: ReactNode }) => (
  <Words words={moreMessages}>{children}</Words>
)
