import { useEffect, useEffectEvent } from 'react'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import { useLiveIndex } from './useLiveIndex.ts'

type TablesIndexProps = {
  file: CatalogueFile
  /** Called with the catalogue's index at first, and after changes of the data of its tables. */
  onIndex: (index: FilterIndex) => void
}

/** Follows the feed of live tables for a part that does not import it. */
export function TablesIndex({ file, onIndex }: TablesIndexProps) {
  const index = useLiveIndex(file)
  const tell = useEffectEvent(onIndex)
  useEffect(() => tell(index), [index])
  return null
}
