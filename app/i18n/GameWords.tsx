import type { ReactNode } from 'react'
import { gameMessages } from '#app/i18n/gameMessages.ts'
import { Words } from './Words.tsx'

/** The words of a game's details. */
export const GameWords = ({ children }: { children: ReactNode }) => (
  <Words words={gameMessages}>{children}</Words>
)
