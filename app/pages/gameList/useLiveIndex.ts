import { useEffect, useState } from 'react'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import { liveIndexOf, saysTheSame } from '#app/domain/live/liveIndex.ts'
import { indexOf } from '#app/filters/filterIndexes.ts'
import { useServices } from '#app/lib/useServices.ts'
import { followTables } from '#app/live/followTables.ts'
import { liveTables, wantFeed } from '#app/live/liveFeed.ts'
import { useLanguageName } from '#app/live/useLanguageName.ts'

const places = new WeakMap<CatalogueFile, ReadonlyMap<string, number>>()

/** Places of the games of a catalogue by their codes. */
function placesOf(file: CatalogueFile): ReadonlyMap<string, number> {
  const known = places.get(file) ?? new Map(file.games.code.map((code, place) => [code, place]))
  places.set(file, known)
  return known
}

/** The catalogue's index with what the feed says of its tables; another one only when it says something else. */
export function useLiveIndex(file: CatalogueFile): FilterIndex {
  const nameOf = useLanguageName()
  const { hub } = useServices()
  const make = () =>
    liveIndexOf({
      index: indexOf(file),
      placeOf: (code) => placesOf(file).get(code),
      tables: liveTables.all(),
      nameOf,
    })
  const [made, setMade] = useState(() => ({ file, index: make() }))
  if (made.file !== file) setMade({ file, index: make() })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `make` reads what is there at the time
  useEffect(() => {
    if (!hub) return
    const stop = followTables(() =>
      setMade((before) => {
        const index = make()
        return saysTheSame(before.index, index) ? before : { file, index }
      }),
    )
    const release = wantFeed(hub)
    return () => {
      stop()
      release()
    }
  }, [hub, file, nameOf])

  return made.index
}
