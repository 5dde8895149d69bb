import { type FetchQueryOptions, isCancelledError, type QueryClient } from '@tanstack/react-query'
import type { Player } from '../session/results.ts'
import { forgetMessages, messagesQuery } from './messages.ts'
import { forgetPersonalised } from './personalised.ts'
import {
  bonusesQuery,
  gamingBonusesQuery,
  infoQuery,
  marketingTagsQuery,
  notificationTokenQuery,
  optInsQuery,
  overviewQuery,
  PLAYER,
  visibilityQuery,
} from './playerQueries.ts'

/** Names of the loads in the catalogue of errors (S1 8). */
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

/** The balance in the header. */
const headerLoads = { overview: overviewQuery, balance_visibility: visibilityQuery } satisfies Loads

const otherLoads = {
  info: infoQuery,
  bonus_templates: optInsQuery,
  marketing_tags: marketingTagsQuery,
} satisfies Loads

/** Not loaded inside an app, which shows bonuses and messages itself (CTX-04). */
const loadsOutsideApps = {
  messages: messagesQuery,
  gaming_bonuses: gamingBonusesQuery,
  bonuses: bonusesQuery,
} satisfies Loads

type LoadOptions = {
  /** Which data: those that the header shows, or all others. */
  part: 'header' | 'others'
  native: boolean
  /** Loads only data that is missing in the cache. */
  again: boolean
  onFailure: (label: LoadLabel, error: unknown) => void
}

/** Loads a part of a player's data in parallel (AUT-02). */
export function loadPlayer(
  client: QueryClient,
  player: Player,
  { part, native, again, onFailure }: LoadOptions,
): void {
  const others: Loads = {
    ...otherLoads,
    ...(!native && loadsOutsideApps),
    ...(player.notificationToken === undefined && { notification: notificationTokenQuery }),
  }
  for (const [label, query] of Object.entries(part === 'header' ? headerLoads : others)) {
    // Each query has its own type; here only its failure counts.
    const options = { ...(query as FetchQueryOptions), ...(!again && { staleTime: 0 }) }
    client.fetchQuery(options).catch((error: unknown) => {
      // A request that the end of the session cancelled is not reported.
      if (!isCancelledError(error)) onFailure(label as LoadLabel, error)
    })
  }
}

/** Removes all data of a player from the cache and cancels its requests (AUT-03). */
export function forgetPlayer(client: QueryClient): void {
  void client.cancelQueries({ queryKey: [PLAYER] })
  client.removeQueries({ queryKey: [PLAYER] })
  client.getMutationCache().clear()
  forgetPersonalised()
  forgetMessages()
}
