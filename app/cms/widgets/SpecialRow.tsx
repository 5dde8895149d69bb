import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import type { GamesSlice } from '#app/api/contract/slices.ts'
import type { SpecialList, SpecialPlace } from '#app/api/contract/special.ts'
import { recommendedTiles } from '#app/content/special/recommendedTiles.ts'
import { specialKey } from '#app/content/special/specialKey.ts'
import { useStatus } from '#app/content/useStatus.ts'
import { browserPageKey, entryValue, storeInHistoryEntry } from '#app/navigation/historyEntries.ts'
import { useAfterFirstInteraction } from '#app/platform/useFirstInteraction.ts'
import { useVisit } from '#app/platform/visit.ts'
import { TileRow } from '#app/tiles/TileRow.tsx'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { useHydrating } from '#ui/foundation/useHydrating.ts'
import { createViewWatcher } from '#ui/foundation/watchView.ts'

const watchView = createViewWatcher()

// Loaded after the first interaction; the row is complete without it.
const SpecialGames = lazyPart(
  () => import('./SpecialGames.tsx').then((file) => file.SpecialGames),
  () => null,
)

/** Stores in the current history entry, under `name`, that the row has been in view. */
function useSeen(row: RefObject<HTMLElement | null>, name: string): void {
  const visit = useVisit()
  useEffect(() => {
    if (!row.current) return
    return watchView(row.current, (isInView) => {
      if (isInView) storeInHistoryEntry(visit, browserPageKey(), name, true)
    })
  }, [visit, row, name])
}

type SpecialRowProps = { slice: GamesSlice; special: SpecialPlace }

/**
 * A row with the games of the recommendation service (PER-05). The server renders the games of its category. A row that
 * has been seen with these keeps them until a new navigation to the page.
 */
export function SpecialRow({ slice, special }: SpecialRowProps) {
  const row = useRef<HTMLElement>(null)
  const visit = useVisit()
  const hydrating = useHydrating()
  const present = useAfterFirstInteraction()
  const key = specialKey(special.lobby, useStatus())
  const name = `own ${slice.title}`
  const [tiles, exchange] = useState(() =>
    hydrating || entryValue(visit, browserPageKey(), name)
      ? undefined
      : recommendedTiles(special, visit.getQueryData<SpecialList[]>(key)),
  )
  // Another row has started the request already, so no interaction is needed.
  const wanted = present || (!hydrating && visit.getQueryState(key) !== undefined)
  useSeen(row, name)
  if (tiles) return <TileRow slice={{ ...slice, tiles }} />
  return (
    <>
      <TileRow ref={row} slice={slice} />
      <Suspense>
        {wanted && <SpecialGames special={special} row={row} name={name} onGames={exchange} />}
      </Suspense>
    </>
  )
}
