import { failed, type Known, known, pending } from '../known.ts'

/** State of the feed (LIV-02); `lost` if the first attempts failed to reconnect. */
export type FeedState =
  | { name: 'off' | 'connecting' | 'connected' }
  /** The shown data is as old as `since`, in milliseconds since 1970. */
  | { name: 'reconnecting' | 'lost'; since: number | undefined }

/** What is known of all tables; outdated data is as old as `since`. */
export type TablesKnown = Known<{ since: number | undefined }>

/** What a feed in `state` knows of the tables; `told` says whether a list has ever arrived. */
export function tablesKnown(state: FeedState, told: boolean): TablesKnown {
  const lost = 'since' in state
  if (told) return known({ since: lost ? state.since : undefined }, lost)
  return lost ? failed : pending
}
