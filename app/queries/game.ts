import { useQuery } from '@tanstack/react-query'
import type { ContentStatus } from '#app/api/contract/common.ts'
import type { GameSlice } from '#app/api/contract/pageSlices.ts'
import type { PageAnswer } from '#app/api/contract/pages.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { pageQuery } from './page.ts'

/** The game that an answered page is about. */
export function gameIn(answer: PageAnswer | undefined): GameSlice | undefined {
  if (!answer || !('page' in answer) || !answer.page.main) return undefined
  const slice = answer.slices[answer.page.main]
  return slice?.type === 'Game' ? slice : undefined
}

/** The page of a game in the browser; without `wanted` it is asked for by `refetch` alone. */
export const useGamePage = (code: string, status: ContentStatus, wanted: boolean) =>
  useQuery({ ...pageQuery(addressOf('games-game', { game: code }), status), enabled: wanted })
