import type { ContentStatus, Lobby } from '#app/api/contract/common.ts'

/** Query key of the recommendation lists; rows read the cache under it before they render. */
export const specialKey = (lobby: Lobby, status: ContentStatus) => ['special', lobby, status] as const
