import { useEffect, useState } from 'react'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import { indexOf } from '#app/content/filterIndexes.ts'
import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import { mapKnown } from '#app/domain/known.ts'
import { hasSameTables, liveIndexOf } from '#app/domain/live/liveIndex.ts'
import { placesByCode } from '#app/domain/tiles.ts'
import { followFeed } from '#app/live/followTables.ts'
import { createTables, createTablesNow } from '#app/live/liveFeed.ts'
import { useLanguageName } from '#app/platform/messages/useLanguageName.ts'
import { useServices } from '#app/platform/useServices.ts'
import { useStore, useVisit } from '#app/platform/visit.ts'

/** The catalogue's index with the feed's data of its tables; a new one only when those data change. */
export function useLiveIndex(file: CatalogueFile): FilterIndex {
  const nameOf = useLanguageName()
  const { hub } = useServices()
  const visit = useVisit()
  const tables = useStore(createTables)
  const tablesNow = useStore(createTablesNow)
  const make = () =>
    liveIndexOf({
      index: indexOf(file),
      placeOf: (code) => placesByCode(file).get(code),
      tables: mapKnown(tablesNow.getSnapshot(), tables.all),
      nameOf,
    })
  const [made, setMade] = useState(() => ({ file, index: make() }))
  if (made.file !== file) setMade({ file, index: make() })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `make` reads what is there at the time
  useEffect(() => {
    if (!hub) return
    const look = () =>
      setMade((before) => {
        const index = make()
        return hasSameTables(before.index, index) ? before : { file, index }
      })
    return followFeed(visit, hub, look)
  }, [visit, hub, file, nameOf])

  return made.index
}
