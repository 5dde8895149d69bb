import { failed, type Known, known, pending } from '../known.ts'

/** State of the feed (LIV-02); `lost` if the first attempts failed to reconnect. */
export type FeedState =
  | { name: 'off' | 'connecting' | 'connected' }
  /** The shown data is as old as `since`, in milliseconds since 1970. */
  | { name: 'reconnecting' | 'lost'; since: number | undefined }

/** State of the data of all tables; outdated data is as old as `since`. */
export type TablesKnown = Known<{ since: number | undefined }>

/** State of the tables' data for a feed in `state`; `hasData` is true once a list has arrived. */
export function tablesKnown(state: FeedState, hasData: boolean): TablesKnown {
  const lost = 'since' in state
  if (hasData) return known({ since: lost ? state.since : undefined }, lost)
  return lost ? failed : pending
}
