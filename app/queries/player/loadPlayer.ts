import { type FetchQueryOptions, isCancelledError, type QueryClient } from '@tanstack/react-query'
import type { Player } from '#app/session/results.ts'
import { forgetPersonalised } from './personalised.ts'
import {
  bonusesQuery,
  gamingBonusesQuery,
  infoQuery,
  marketingTagsQuery,
  messagesQuery,
  notificationTokenQuery,
  optInsQuery,
  overviewQuery,
  PLAYER,
  visibilityQuery,
} from './playerQueries.ts'

/** Names of the loads, as failures are told (S1 8). */
export type LoadLabel =
  | 'info'
  | 'overview'
  | 'messages'
  | 'balance_visibility'
  | 'gaming_bonuses'
  | 'bonuses'
  | 'bonus_templates'
  | 'marketing_tags'
  | 'notification'

type Loads = Partial<Record<LoadLabel, unknown>>

const loads = {
  info: infoQuery,
  overview: overviewQuery,
  balance_visibility: visibilityQuery,
  bonus_templates: optInsQuery,
  marketing_tags: marketingTagsQuery,
} satisfies Loads

/** Inside an app the app itself shows bonuses and messages (CTX-04). */
const loadsOutsideApps = {
  messages: messagesQuery,
  gaming_bonuses: gamingBonusesQuery,
  bonuses: bonusesQuery,
} satisfies Loads

type LoadOptions = {
  native: boolean
  /** Asks only for what is not there. */
  again: boolean
  onFailure: (label: LoadLabel, error: unknown) => void
}

/** Asks for all that belongs to a player at once; none waits for another (AUT-02). */
export function loadPlayer(
  client: QueryClient,
  player: Player,
  { native, again, onFailure }: LoadOptions,
): void {
  const due: Loads = {
    ...loads,
    ...(!native && loadsOutsideApps),
    ...(player.notificationToken === undefined && { notification: notificationTokenQuery }),
  }
  for (const [label, query] of Object.entries(due)) {
    // Each has a type of its own; here only whether it fails counts.
    const options = { ...(query as FetchQueryOptions), ...(!again && { staleTime: 0 }) }
    client.fetchQuery(options).catch((error: unknown) => {
      // The session has ended; its answers are nobody's.
      if (!isCancelledError(error)) onFailure(label as LoadLabel, error)
    })
  }
}

/** Forgets all that belonged to a player: what is kept, and what is still on its way (AUT-03). */
export function forgetPlayer(client: QueryClient): void {
  void client.cancelQueries({ queryKey: [PLAYER] })
  client.removeQueries({ queryKey: [PLAYER] })
  client.getMutationCache().clear()
  forgetPersonalised()
}
