import { type RefObject, Suspense, useEffect, useEffectEvent, useMemo } from 'react'
import type { Tile } from '#app/api/contract/slices.ts'
import type { SpecialPlace } from '#app/api/contract/special.ts'
import { recommendedTiles } from '#app/content/special/recommendedTiles.ts'
import { useSpecial } from '#app/content/special/special.ts'
import { useStatus } from '#app/content/useStatus.ts'
import { browserPageKey, entryValue } from '#app/navigation/historyEntries.ts'
import { useVisit } from '#app/platform/visit.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'

const SpecialFailed = lazyPart(() =>
  import('#app/content/special/SpecialFailed.tsx').then((file) => file.SpecialFailed),
)

export type SpecialGamesProps = {
  special: SpecialPlace
  row: RefObject<HTMLElement | null>
  /** Name under which the history entry stores that the row has been seen. */
  name: string
  onGames: (tiles: Tile[]) => void
}

/** Loads the games of a row and passes them on while the row is out of view and has not been seen. */
export function SpecialGames({ special, row, name, onGames }: SpecialGamesProps) {
  const visit = useVisit()
  const { data, error, refetch } = useSpecial(special.lobby, useStatus())
  const tiles = useMemo(() => recommendedTiles(special, data), [special, data])
  const offer = useEffectEvent((seen: boolean) => {
    if (tiles && !seen && !entryValue(visit, browserPageKey(), name)) onGames(tiles)
  })
  useEffect(() => {
    if (!tiles || !row.current) return
    // Records of one report count together: a row that has come into view meanwhile keeps its games.
    const observer = new IntersectionObserver((entries) =>
      offer(entries.some(({ isIntersecting }) => isIntersecting)),
    )
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [tiles, row])
  return <Suspense>{error && <SpecialFailed error={error} onRetry={() => void refetch()} />}</Suspense>
}
