import type { ReactNode } from 'react'
import { liveMessages } from '#app/i18n/liveMessages.ts'
import { Words } from './Words.tsx'

/** The words of live tables. */
export const LiveWords = ({ children }: { children: ReactNode }) => (
  <Words words={liveMessages}>{children}</Words>
)
