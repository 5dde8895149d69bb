import type { ReactNode } from 'react'
import { gameMessages } from '#app/i18n/gameMessages.ts'
import { ExtraMessages } from './ExtraMessages.tsx'

/** Messages of a game's details. */
export const GameMessages = ({ children }: { children: ReactNode }) => (
  <ExtraMessages messages={gameMessages}>{children}</ExtraMessages>
)
