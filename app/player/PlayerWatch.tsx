import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useShell } from '#app/content/shell.ts'
import { showNotice } from '#app/platform/notices/showNotice.ts'
import { useHelpFirst } from './account/useHelpFirst.ts'
import { useBadge } from './bonuses/useBadge.ts'
import { favouritesQuery } from './data/playerQueries.ts'
import { usePrivateWords } from './data/usePrivateWords.ts'
import { useUserInfo } from './data/useUserInfo.ts'
import { useRecordStartBalance } from './stay/useRecordStartBalance.ts'

/** Keeps the player's favourites (FAV-02) and the badge of promotions up to date on every page. */
export function PlayerWatch({ username }: { username: string }) {
  const client = useQueryClient()
  const { favourites } = useShell()
  const load = useEffectEvent(async () => {
    const failed = await client.fetchQuery(favouritesQuery).then(
      () => false,
      () => true,
    )
    if (!failed) return
    void showNotice(client, (words) => ({
      type: 'alert',
      title: words('errors.failed-to-fetch-favorites'),
      actionText: words('general.try-again'),
      action: () => void load(),
    }))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another player loads again
  useEffect(() => {
    if (favourites) void load()
  }, [favourites, username])
  useBadge()
  useHelpFirst()
  useUserInfo()
  usePrivateWords()
  useRecordStartBalance()
  return null
}
