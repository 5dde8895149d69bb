import type { Answered, BodyFor, GatewayCall, QueryFor } from '#app/api/contract/player/gateway.ts'
import type { PlayerState } from '../players/state.ts'
import type { Players } from '../players/store.ts'

/** Calls for whoever has a session; the other two begin and end one. */
export type PlayerCall = Exclude<GatewayCall, 'login' | 'logout'>

/** What a call is given: the player as they are now, and what was asked, checked by the contract. */
export type Asked<Call extends GatewayCall> = {
  player: PlayerState
  body: BodyFor<Call>
  query: QueryFor<Call>
  /** Milliseconds since 1970. */
  now: number
  passes: Players['passes']
  change(changeIt: (state: PlayerState) => void): PlayerState
}

/** One handler for each of some calls. */
export type Handlers<Call extends PlayerCall> = {
  [Name in Call]: (asked: Asked<Name>) => Answered<Name>
}

type RefusalStatus = 400 | 401 | 403 | 404

/** A refusal; its message is the code that the answer carries. */
export class GatewayRefusal extends Error {
  readonly status: RefusalStatus

  constructor(status: RefusalStatus, code: string) {
    super(code)
    this.status = status
  }
}
