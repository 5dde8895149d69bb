import { failed, type Known, known, pending } from '../known.ts'

/** How the feed stands (LIV-02); `lost` is one that its first attempts have not brought back. */
export type FeedState =
  | { name: 'off' | 'connecting' | 'connected' }
  /** What is shown is as old as `since`, in milliseconds since 1970. */
  | { name: 'reconnecting' | 'lost'; since: number | undefined }

/** What is known of all tables together; what is outdated is as old as `since`. */
export type TablesKnown = Known<{ since: number | undefined }>

/** What a feed in `state` knows of the tables; `told` says whether it has ever said what tables there are. */
export function tablesKnown(state: FeedState, told: boolean): TablesKnown {
  const lost = 'since' in state
  if (told) return known({ since: lost ? state.since : undefined }, lost)
  return lost ? failed : pending
}
