import { useLayoutEffect, useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { GameListSlice } from '#app/api/contract/pageSlices.ts'
import { filterIndexOf } from '#app/domain/filters/filterIndex.ts'
import { filterPlaces } from '#app/domain/filters/match.ts'
import type { FlagKind } from '#app/domain/filters/state.ts'
import { sortPlaces } from '#app/domain/sort.ts'
import { placesOfList } from '#app/domain/tiles.ts'
import { filterStore } from '#app/filters/filterStore.ts'
import { useEntryFilters } from '#app/filters/useEntryFilters.ts'
import { useFilters } from '#app/filters/useFilters.ts'
import { pageOf } from '#app/history/historyEntries.ts'
import { overlaysOf } from '#app/history/overlays.ts'
import { LabelStylesOf } from '#app/tiles/LabelStylesOf.tsx'
import { TileOf } from '#app/tiles/TileOf.tsx'
import { PageCell } from '#ui/layout/Page'
import { VirtualGrid } from '#ui/layout/VirtualGrid'
import { HiddenHeading } from '../HiddenHeading.tsx'
import { itemAt, type ListItem } from './items.ts'
import { ListTools } from './ListTools.tsx'
import { NoGames } from './NoGames.tsx'
import { reachOf } from './reachOf.ts'
import { useApply } from './useApply.ts'
import { useKeepFocus } from './useKeepFocus.ts'
import { useListPosition } from './useListPosition.ts'
import { useOrder } from './useOrder.ts'
import { usePressed } from './usePressed.ts'

type FilteredGamesProps = {
  list: GameListSlice
  file: CatalogueFile
  /** Switches that were pressed before it came. */
  pressed: readonly FlagKind[]
  /** Hears how many games are left. */
  onCount: (count: number) => void
}

const codeOf = ({ code }: ListItem): string => code
const drawItem = ({ tile }: ListItem) => <TileOf tile={tile()} />
const drawRanked = ({ tile }: ListItem, place: number) => (
  <TileOf tile={tile()} layout="Top10" rank={place + 1} />
)
const noJackpots: ReadonlyMap<string, number> = new Map()

const indexes = new WeakMap<CatalogueFile, ReturnType<typeof filterIndexOf>>()

/** One index a catalogue: making it takes some milliseconds. */
function indexOf(file: CatalogueFile) {
  const index = indexes.get(file) ?? filterIndexOf(file)
  indexes.set(file, index)
  return index
}

/** Every game of the list, narrowed and ordered as the visitor wants it. */
export function FilteredGames({ list, file, pressed, onCount }: FilteredGamesProps) {
  const here = useLocation()
  const filters = useFilters(filterStore)
  const { applied } = filters
  const { order, setOrder } = useOrder()
  const index = indexOf(file)
  const places = useMemo(() => placesOfList(file, list.of, list.codes), [file, list])
  const reach = useMemo(() => reachOf(file, index, list.of, places), [file, index, list, places])
  const shown = useMemo(() => {
    const kept = filterPlaces(index, places, applied)
    return sortPlaces(file, kept, order, { lobby: list.of.lobby })
  }, [file, index, places, applied, order, list])
  const items = useMemo(() => shown.map((place) => itemAt(file, place, noJackpots)), [file, shown])
  // What a filter has taken games out of has no places to number.
  const ranked = list.ranked && order === 'recommended' && items.length === places.length
  const { restore, onPosition } = useListPosition(pageOf(here))
  const filtering = overlaysOf(here).panel === 'filters'
  const onApply = useApply(list, filtering)
  const setting = { list, index, reach, store: filterStore, onApply }
  useEntryFilters(list, filters)
  usePressed(pressed, onApply)
  useKeepFocus()
  useLayoutEffect(() => onCount(items.length), [items.length, onCount])
  return (
    <>
      <LabelStylesOf tiles={file.labels.map((label) => ({ label }))} />
      <ListTools {...setting} count={items.length} open={filtering} order={order} onOrder={setOrder} />
      <PageCell>
        <HiddenHeading>
          <FormattedMessage id="list.games" />
        </HiddenHeading>
        {items.length > 0 ? (
          <VirtualGrid
            label={list.title}
            items={items}
            getKey={codeOf}
            data-few={ranked || undefined}
            renderItem={ranked ? drawRanked : drawItem}
            restore={restore}
            onPosition={onPosition}
          />
        ) : (
          <NoGames {...setting} filters={filters} />
        )}
      </PageCell>
    </>
  )
}
