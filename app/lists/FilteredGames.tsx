import { useCallback, useContext, useLayoutEffect, useMemo, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { GameListSlice, Tile as TileData } from '#app/api/contract/pageSlices.ts'
import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import { filterPlaces } from '#app/domain/filters/match.ts'
import type { QuickKind } from '#app/domain/filters/quick.ts'
import { sortPlaces } from '#app/domain/sort.ts'
import { placesOfList } from '#app/domain/tiles.ts'
import { usePlace } from '#app/navigation/place.tsx'
import { useListPosition } from '#app/navigation/useListPosition.ts'
import { useStore } from '#app/platform/visit.ts'
import { LabelStylesOf } from '#app/tiles/LabelStylesOf.tsx'
import { TilesHere } from '#app/tiles/TilesHere.ts'
import { FloatingNote } from '#ui/feedback/FloatingNote'
import { PageCell } from '#ui/layout/Page'
import { HiddenHeading } from '#ui/layout/Page/HiddenHeading.tsx'
import { VirtualGrid, type VirtualGridHandle } from '#ui/layout/VirtualGrid'
import { createFilters } from './filters/filterStore.ts'
import { useEntryFilters } from './filters/useEntryFilters.ts'
import { useFilters } from './filters/useFilters.ts'
import { ListTools } from './ListTools.tsx'
import { hasLetters } from './letters/LetterRoom.tsx'
import { LetterStrip } from './letters/LetterStrip.tsx'
import { NoGames } from './NoGames.tsx'
import { reachOf } from './reachOf.ts'
import { tileOf } from './tileOf.ts'
import { useApply } from './useApply.ts'
import { useKeepFocus } from './useKeepFocus.ts'
import { useOrder } from './useOrder.ts'
import { usePressed } from './usePressed.ts'
import { useStableList } from './useStableList.ts'

type FilteredGamesProps = {
  list: GameListSlice
  file: CatalogueFile
  /** The index that the filters read; replaced when the data of its games change. */
  index: FilterIndex
  /** Switches that were pressed before the whole list loaded. */
  pressed: readonly QuickKind[]
  /** Called with the number of games that remain. */
  onCount: (count: number) => void
  /** A tile with content that only this list shows. */
  toTile?: (tile: TileData) => TileData
}

const asItIs = (tile: TileData) => tile

/** Every game of the list, narrowed and ordered as the visitor wants it. */
export function FilteredGames(props: FilteredGamesProps) {
  const { list, file, index, pressed, onCount, toTile = asItIs } = props
  const here = usePlace()
  const store = useStore(createFilters)
  const filters = useFilters(store)
  const { applied } = filters
  const { order, setOrder } = useOrder()
  const places = useMemo(() => placesOfList(file, list.of, list.codes), [file, list])
  const reach = useMemo(() => reachOf(file, index, list.of, places), [file, index, list, places])
  const fresh = useMemo(() => {
    const kept = filterPlaces(index, places, applied)
    return sortPlaces(file, kept, order, { lobby: list.of.lobby })
  }, [file, index, places, applied, order, list])
  // The first data of the feed applies at once: a visitor who filters by tables waits for it.
  const { shown, note, part } = useStableList(fresh, [places, applied, order, index.tables])
  const { Tile, grid } = useContext(TilesHere)
  // A filtered list has no ranks.
  const ranked = list.ranked && order === 'recommended' && shown.length === places.length
  const handle = useRef<VirtualGridHandle>(null)
  const { restore, onPosition } = useListPosition(here.page)
  const onApply = useApply(list)
  const setting = { list, index, reach, store, onApply }
  useEntryFilters(list, filters)
  usePressed(pressed, onApply)
  useKeepFocus()
  useLayoutEffect(() => onCount(shown.length), [shown.length, onCount])
  const codeAt = (place: number) => file.games.code[place] ?? ''
  const drawTile = useCallback(
    (place: number, at: number) => {
      const tile = toTile(tileOf(file, place))
      return ranked ? <Tile tile={tile} layout="Top10" rank={at + 1} /> : <Tile tile={tile} />
    },
    [file, ranked, Tile, toTile],
  )
  return (
    <>
      <LabelStylesOf tiles={file.labels.map((label) => ({ label }))} />
      <ListTools {...setting} file={file} shown={shown} order={order} onOrder={setOrder} />
      <PageCell ref={part}>
        <HiddenHeading>
          <FormattedMessage id="list.games" />
        </HiddenHeading>
        {hasLetters(order, shown.length) && (
          <LetterStrip index={index} shown={shown} onJump={(at) => handle.current?.focusIndex(at)} />
        )}
        <FloatingNote {...note} />
        {shown.length > 0 ? (
          <VirtualGrid
            handle={handle}
            label={list.title}
            items={shown}
            getKey={codeAt}
            data-few={ranked || undefined}
            data-tables={grid}
            renderItem={drawTile}
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
