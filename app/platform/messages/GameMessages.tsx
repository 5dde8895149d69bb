import type { ReactNode } from 'react'
import { gameMessages } from '#app/platform/messages/gameMessages.ts'
import { ExtraMessages } from './ExtraMessages.tsx'

/** Messages of a game's details. */
export const GameMessages = ({ children }: { children: ReactNode }) => (
  <ExtraMessages messages={gameMessages}>{children}</ExtraMessages>
)
