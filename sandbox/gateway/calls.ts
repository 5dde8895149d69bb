import { accountCalls } from './accountCalls.ts'
import type { Handlers, PlayerCall } from './asked.ts'
import { bonusCalls } from './bonusCalls.ts'
import { gameCalls } from './gameCalls.ts'

/** Every call of a player that the contract has. */
export const playerCalls: Handlers<PlayerCall> = { ...accountCalls, ...bonusCalls, ...gameCalls }
