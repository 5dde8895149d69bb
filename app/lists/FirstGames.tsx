import { type CSSProperties, useContext, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { GameListSlice, Tile } from '#app/api/contract/pageSlices.ts'
import type { QuickKind } from '#app/domain/filters/quick.ts'
import { needsTools } from '#app/domain/filters/tools.ts'
import { keepFilters, keptFilters } from '#app/navigation/entryFilters.ts'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { ServerScope } from '#app/platform/ServerScope.tsx'
import { storedFilters } from '#app/platform/storedFilters.ts'
import { useVisit } from '#app/platform/visit.ts'
import { LabelStylesOf } from '#app/tiles/LabelStylesOf.tsx'
import { TileSettings } from '#app/tiles/TileSettings.ts'
import { SortMenu } from '#ui/browse/SortMenu'
import { useHydrating } from '#ui/foundation/useHydrating.ts'
import { PageCell } from '#ui/layout/Page'
import { HiddenHeading } from '#ui/layout/Page/HiddenHeading.tsx'
import { PlainGrid } from '#ui/layout/VirtualGrid/PlainGrid.tsx'
import { QuickRow } from './filters/QuickRow.tsx'
import styles from './ListTools.module.css'
import { hasLetters, LetterPlaceholder } from './letters/LetterPlaceholder.tsx'
import { SurpriseButton } from './surprise/SurpriseButton.tsx'
import { useEndInView } from './useEndInView.ts'
import { useOrder } from './useOrder.ts'
import { useRestoreListFocus } from './useRestoreListFocus.ts'

const codeOf = ({ code }: Tile): string => code
/** Tiles in the first row of a phone. */
const FIRST_ROW_TILES = 3
/** Tiles that the server draws, whole rows of 3, 5, 6 and 10 columns, and how many are added at a time. */
const SERVER_TILES = 30
/** Tiles with which a navigation begins on a phone, a screen of them; the next follow the first paint. */
const PHONE_TILES = 18
const TILES_PER_STEP = 12

const firstTiles = (): number => (window.matchMedia('(width < 768px)').matches ? PHONE_TILES : SERVER_TILES)

type FirstGamesProps = {
  list: GameListSlice
  /** Switches that were pressed here; the whole list applies them. */
  pressed: readonly QuickKind[]
  onPress: (kind: QuickKind) => void
  /** Number of games with reserved space, rendered or not. */
  room: number
}

/** The list as the server renders it: the whole tool bar, the first tiles, and reserved space for all rows. */
export function FirstGames({ list, pressed, onPress, room }: FirstGamesProps) {
  const { show } = useModalEntry('filters')
  const visit = useVisit()
  const here = usePageLocation()
  const { title, total, tiles, quick, ranked } = list
  const { order, setOrder } = useOrder()
  // Marked once: on a way inside the site no script waits for them.
  const hydrating = useHydrating()
  const [served] = useState(hydrating)
  const { Tile, grid: tables } = useContext(TileSettings)
  useRestoreListFocus()
  const grid = useRef<HTMLUListElement>(null)
  const [drawn, setDrawn] = useState(() => (served ? SERVER_TILES : firstTiles()))
  useEndInView(grid, drawn, drawn < tiles.length, () => setDrawn(drawn + TILES_PER_STEP))
  const nonce = useContext(ServerScope)?.nonce

  // Back restores these filters, also if the panel opens before the whole list has loaded.
  useEffect(() => {
    if (keptFilters(visit, here) === undefined) keepFilters(visit, here.page, storedFilters())
  }, [visit, here])

  const drawTile = (tile: Tile, place: number) => {
    const first = served && place < FIRST_ROW_TILES
    if (!ranked) return <Tile tile={tile} first={first} />
    return <Tile tile={tile} layout="Top10" rank={place + 1} first={first} />
  }

  return (
    <>
      <LabelStylesOf tiles={tiles} />
      <PageCell className={styles.tools}>
        {needsTools(total) && (
          <div className={styles.line} data-tools="">
            <QuickRow flags={quick} isOn={(kind) => pressed.includes(kind)} onPress={onPress} onOpen={show} />
            <SurpriseButton />
            <SortMenu value={order} onValueChange={setOrder} />
          </div>
        )}
      </PageCell>
      <PageCell>
        <HiddenHeading>
          <FormattedMessage id="list.games" />
        </HiddenHeading>
        {hasLetters(order, total) && <LetterPlaceholder />}
        {hydrating && <style nonce={nonce}>{`[data-counted]{--grid-count:${room}}`}</style>}
        <PlainGrid
          data-counted=""
          style={hydrating ? undefined : ({ '--grid-count': room } as CSSProperties)}
          data-few={ranked || undefined}
          ref={grid}
          data-tables={tables}
          label={title}
          items={tiles.slice(0, drawn)}
          total={total}
          getKey={codeOf}
          renderItem={drawTile}
        />
      </PageCell>
    </>
  )
}
