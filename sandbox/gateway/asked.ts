import type { GatewayCall, ResponseOf, ValidBodyOf, ValidQueryOf } from '#app/api/contract/player/gateway.ts'
import type { PlayerState } from '../players/state.ts'
import type { Players } from '../players/store.ts'

/** Calls that need a session; login and logout do not. */
export type PlayerCall = Exclude<GatewayCall, 'login' | 'logout'>

/** Input of a call: the player's state, and the validated request. */
export type Asked<Call extends GatewayCall> = {
  player: PlayerState
  body: ValidBodyOf<Call>
  query: ValidQueryOf<Call>
  /** Milliseconds since 1970. */
  now: number
  passes: Players['passes']
  change(changeIt: (state: PlayerState) => void): PlayerState
}

/** One handler for each of some calls. */
export type Handlers<Call extends PlayerCall> = {
  [Name in Call]: (asked: Asked<Name>) => ResponseOf<Name>
}

type RefusalStatus = 400 | 401 | 403 | 404

/** A refusal; its message is the code of the response. */
export class GatewayRefusal extends Error {
  readonly status: RefusalStatus

  constructor(status: RefusalStatus, code: string) {
    super(code)
    this.status = status
  }
}
