import type { ContentStatus, Lobby } from '#app/api/contract/common.ts'

/** Where the lists of the recommendation service are kept; rows look there before they are drawn. */
export const specialKey = (lobby: Lobby, status: ContentStatus) => ['special', lobby, status] as const
