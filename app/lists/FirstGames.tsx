import { useContext, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { GameListSlice, Tile } from '#app/api/contract/pageSlices.ts'
import type { QuickKind } from '#app/domain/filters/quick.ts'
import { needsTools } from '#app/domain/filters/tools.ts'
import { keepFilters, keptFilters } from '#app/navigation/entryFilters.ts'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { usePlace } from '#app/navigation/place.tsx'
import { storedFilters } from '#app/platform/storedFilters.ts'
import { useHydrating } from '#app/platform/useHydrating.ts'
import { LabelStylesOf } from '#app/tiles/LabelStylesOf.tsx'
import { TilesHere } from '#app/tiles/TilesHere.ts'
import { SortMenu } from '#ui/browse/SortMenu'
import { PageCell } from '#ui/layout/Page'
import { HiddenHeading } from '#ui/layout/Page/HiddenHeading.tsx'
import { PlainGrid } from '#ui/layout/VirtualGrid/PlainGrid.tsx'
import { QuickRow } from './filters/QuickRow.tsx'
import styles from './ListTools.module.css'
import { useEndInView } from './useEndInView.ts'
import { useKeepFocus } from './useKeepFocus.ts'
import { useOrder } from './useOrder.ts'

const codeOf = ({ code }: Tile): string => code
/** Tiles in the first row of a phone. */
const FIRST_ROW = 3

type FirstGamesProps = {
  list: GameListSlice
  /** Switches that were pressed here; the whole list carries them out. */
  pressed: readonly QuickKind[]
  onPress: (kind: QuickKind) => void
  /** The window shows the last of the first tiles, and there are more. */
  onEnd: () => void
}

/** The list as the server draws it: all of its tools, and the first tiles. */
export function FirstGames({ list, pressed, onPress, onEnd }: FirstGamesProps) {
  const { show } = useModalEntry('filters')
  const here = usePlace()
  const { title, total, tiles, quick, ranked } = list
  const { order, setOrder } = useOrder()
  // Marked once: on a way inside the site no script waits for them.
  const hydrating = useHydrating()
  const [served] = useState(hydrating)
  const { Tile, grid: tables } = useContext(TilesHere)
  useKeepFocus()
  const grid = useRef<HTMLUListElement>(null)
  useEndInView(grid, total > tiles.length, onEnd)

  // Back finds the list as it stood here, also when the panel is opened before the whole list has come.
  useEffect(() => {
    if (keptFilters(here) === undefined) keepFilters(here.page, storedFilters())
  }, [here])

  const drawTile = (tile: Tile, place: number) => {
    const first = served && place < FIRST_ROW
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
            <SortMenu value={order} onChange={setOrder} />
          </div>
        )}
      </PageCell>
      <PageCell>
        <HiddenHeading>
          <FormattedMessage id="list.games" />
        </HiddenHeading>
        <PlainGrid
          data-few={ranked || undefined}
          ref={grid}
          data-tables={tables}
          label={title}
          items={tiles}
          total={total}
          getKey={codeOf}
          renderItem={drawTile}
        />
      </PageCell>
    </>
  )
}
