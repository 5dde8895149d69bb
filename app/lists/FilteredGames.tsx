import {
  type Ref,
  Suspense,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { FormattedMessage } from 'react-intl'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { GameListSlice, Tile as TileData } from '#app/api/contract/pageSlices.ts'
import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import { filterPlaces } from '#app/domain/filters/match.ts'
import type { QuickKind } from '#app/domain/filters/quick.ts'
import type { FilterState } from '#app/domain/filters/state.ts'
import type { ListOrder } from '#app/domain/listOrder.ts'
import { withPartMoved } from '#app/domain/ownLists/arrange.ts'
import type { OwnTools } from '#app/domain/ownLists/tools.ts'
import { placesOfList } from '#app/domain/tiles.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { useListPosition } from '#app/navigation/useListPosition.ts'
import { useStore } from '#app/platform/visit.ts'
import { LabelStylesOf } from '#app/tiles/LabelStylesOf.tsx'
import { TileSettings } from '#app/tiles/TileSettings.ts'
import { FloatingNote } from '#ui/feedback/FloatingNote'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { PageCell } from '#ui/layout/Page'
import { HiddenHeading } from '#ui/layout/Page/HiddenHeading.tsx'
import { VirtualGrid, type VirtualGridHandle } from '#ui/layout/VirtualGrid'
import { createFilters } from './filters/filterStore.ts'
import { useEntryFilters } from './filters/useEntryFilters.ts'
import { useFilters } from './filters/useFilters.ts'
import styles from './ListTools.module.css'
import { ListTools } from './ListTools.tsx'
import { hasLetters } from './letters/LetterPlaceholder.tsx'
import { LetterStrip } from './letters/LetterStrip.tsx'
import { NoGames } from './NoGames.tsx'
import { reachOf } from './reachOf.ts'
import { sortedPlaces } from './sortedPlaces.ts'
import { tileOf } from './tileOf.ts'
import { useApply } from './useApply.ts'
import { useApplyPressed } from './useApplyPressed.ts'
import { useOrder } from './useOrder.ts'
import { useRestoreListFocus } from './useRestoreListFocus.ts'
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
  /** Additional tools of a list that belongs to the visitor. */
  own?: OwnTools
}

const unchanged = (tile: TileData) => tile

// Loaded with the first press of its button.
const ArrangeGrid = lazyPart(() => import('./arrange/ArrangeGrid.tsx').then((file) => file.ArrangeGrid))

/** The games that the filters leave, in the chosen order. */
function useShown({ list, file, index, own }: FilteredGamesProps, applied: FilterState, order: ListOrder) {
  const { lobby } = list.of
  const inOrder = own?.inOrder
  const places = useMemo(() => placesOfList(file, list.of, list.codes), [file, list])
  const reach = useMemo(() => reachOf(file, index, list.of, places), [file, index, list, places])
  const fresh = useMemo(
    () => sortedPlaces(file, filterPlaces(index, places, applied), { order, lobby, inOrder }),
    [file, index, places, applied, order, lobby, inOrder],
  )
  // The first data of the feed applies at once: a visitor who filters by tables waits for it.
  const stable = useStableList(fresh, [places, applied, order, index.tables, inOrder])
  return { places, reach, ...stable }
}

/** Whether games are being moved, which needs their own order. */
function useArranging(own: OwnTools | undefined, order: ListOrder, setOrder: (order: ListOrder) => void) {
  const [wanted, setWanted] = useState(false)
  const on = wanted && own !== undefined && order === 'mine'
  function set(next: boolean) {
    setWanted(next)
    if (next && order !== 'mine') setOrder('mine')
  }
  return [on, set] as const
}

/** The games of the list that match the filters, in the chosen order. */
export function FilteredGames(props: FilteredGamesProps) {
  const { list, file, index, pressed, onCount, own } = props
  const store = useStore(createFilters)
  const filters = useFilters(store)
  const { order, setOrder } = useOrder(own)
  const { places, reach, shown, note, part } = useShown(props, filters.applied, order)
  // A filtered list has no ranks.
  const ranked = list.ranked === true && order === 'recommended' && shown.length === places.length
  const [arranging, setArranging] = useArranging(own, order, setOrder)
  const handle = useRef<VirtualGridHandle>(null)
  const onApply = useApply(list)
  const setting = { list, index, reach, store, onApply }
  const unknown = own?.unknown(order)
  useEntryFilters(list, filters)
  useApplyPressed(pressed, onApply)
  useRestoreListFocus()
  useLayoutEffect(() => onCount(shown.length), [shown.length, onCount])
  const grid = <Grid {...props} shown={shown} ranked={ranked} handle={handle} />
  return (
    <>
      <LabelStylesOf tiles={file.labels.map((label) => ({ label }))} />
      <ListTools
        {...setting}
        {...{ file, shown, order, own, arranging }}
        onOrder={setOrder}
        onArranging={setArranging}
      />
      <PageCell ref={part}>
        <HiddenHeading>
          <FormattedMessage id="list.games" />
        </HiddenHeading>
        {own?.note(order) && <p className={styles.note}>{own.note(order)}</p>}
        {unknown && <RetryStrip text={unknown.text} retrying={unknown.retrying} onRetry={unknown.retry} />}
        {hasLetters(order, shown.length) && (
          <LetterStrip index={index} shown={shown} onJump={(at) => handle.current?.focusIndex(at)} />
        )}
        <FloatingNote {...note} />
        {shown.length === 0 && <NoGames {...setting} filters={filters} />}
        {shown.length > 0 && !(own && arranging) && grid}
        {shown.length > 0 && own && arranging && (
          <Suspense fallback={grid}>
            <Arranged {...{ list, file, shown, own }} />
          </Suspense>
        )}
      </PageCell>
    </>
  )
}

type ArrangedProps = Pick<FilteredGamesProps, 'list' | 'file'> & { shown: readonly number[]; own: OwnTools }

/** The shown games, which can be moved; the hidden ones of the list keep their order. */
function Arranged({ list, file, shown, own }: ArrangedProps) {
  const codeAt = (place: number) => file.games.code[place] ?? ''
  return (
    <ArrangeGrid
      label={list.title}
      file={file}
      items={shown}
      onMoved={(places, place) =>
        own.onArrange(withPartMoved(own.inOrder('mine'), places.map(codeAt), codeAt(place)))
      }
      onRemove={own.onRemove}
    />
  )
}

type GridProps = Pick<FilteredGamesProps, 'list' | 'file' | 'toTile'> & {
  shown: readonly number[]
  ranked: boolean
  handle: Ref<VirtualGridHandle>
}

/** The games that are shown, at the position where the visitor left them. */
function Grid({ list, file, toTile = unchanged, shown, ranked, handle }: GridProps) {
  const here = usePageLocation()
  const { Tile, grid } = useContext(TileSettings)
  const { restore, onPosition } = useListPosition(here.page)
  const codeAt = (place: number) => file.games.code[place] ?? ''
  const drawTile = useCallback(
    (place: number, at: number) => {
      const tile = toTile(tileOf(file, place))
      return ranked ? <Tile tile={tile} layout="Top10" rank={at + 1} /> : <Tile tile={tile} />
    },
    [file, ranked, Tile, toTile],
  )
  return (
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
  )
}
